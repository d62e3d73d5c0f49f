import type { Context } from "hono";
import type { BytesOfFile } from "#store";
import { byteRange } from "./byte-range.ts";
import { bodyStreamOf } from "./stream-of.ts";

/** A file for Word. */
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

interface Named {
  readonly name: string;
  readonly type: string;
}

/** A file to be saved: never a type that a browser would run, since it holds words of others. */
export function sendFile(
  context: Context,
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>,
  named: Named,
): Response {
  const body =
    typeof content === "string"
      ? content
      : content instanceof Uint8Array
        ? new Uint8Array(content)
        : bodyStreamOf(encoded(content));
  return context.body(body, 200, headersOf(named));
}

interface StoredFileContent {
  readonly size: number;
  read(part?: BytesOfFile): AsyncIterable<Uint8Array>;
}

/** A file that is kept, whole or the part that is asked for, as it is read: it may be large, and many may ask for it. */
export function sendStoredFile(context: Context, { size, read }: StoredFileContent, named: Named): Response {
  const headers = { ...headersOf(named), "accept-ranges": "bytes" };
  // Whoever goes on with what it has of another version names that; we name none, so it gets all.
  const part = context.req.header("if-range") === undefined ? byteRange(context.req.header("range"), size) : null;
  if (part === "none") return context.body(null, 416, { ...headers, "content-range": `bytes */${size}` });
  const { start, end } = part ?? { start: 0, end: size };
  const body = bodyStreamOf(encoded(read({ start, end })));
  const length = { "content-length": String(end - start) };
  if (part === null) return context.body(body, 200, { ...headers, ...length });
  return context.body(body, 206, { ...headers, ...length, "content-range": `bytes ${start}-${end - 1}/${size}` });
}

function headersOf({ name, type }: Named) {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    "x-content-type-options": "nosniff",
  };
}

async function* encoded(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield typeof part === "string" ? encoder.encode(part) : new Uint8Array(part);
}
