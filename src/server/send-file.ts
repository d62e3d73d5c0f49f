import type { Context } from "hono";
import { bodyStreamOf } from "./stream-of.ts";

/** A file to be saved: never a type that a browser would run, since it holds words of others. */
export function sendFile(
  context: Context,
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>,
  { name, type }: { readonly name: string; readonly type: string },
): Response {
  const body =
    typeof content === "string"
      ? content
      : content instanceof Uint8Array
        ? new Uint8Array(content)
        : bodyStreamOf(encoded(content));
  return context.body(body, 200, {
    "content-type": type,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    "x-content-type-options": "nosniff",
  });
}

async function* encoded(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield typeof part === "string" ? encoder.encode(part) : new Uint8Array(part);
}
