import type { Context } from "hono";
import { noFile, uploadTooLarge } from "./receive-form.ts";

/** The longest stream of records; no more than a piece of it is in memory. */
const longestStream = 64 * 1024 * 1024 * 1024;

const uploadPaths = ["/api/documents", "/api/data/import", "/api/inspections", "/api/research/library", "/v1/files"];

/** Whether a request brings files, which have limits of their own. */
export function isUpload(context: Context): boolean {
  const type = context.req.header("content-type") ?? "";
  return uploadPaths.includes(context.req.path) && !type.startsWith("application/json");
}

/** A body that is read as it comes. */
export function streamBody(context: Context): AsyncGenerator<Uint8Array> {
  const { body } = context.req.raw;
  if (body === null) throw noFile();
  return limited(body, longestStream);
}

async function* limited(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw uploadTooLarge();
    yield new Uint8Array(piece);
  }
}
