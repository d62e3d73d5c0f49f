import type { Context } from "hono";
import { limited, noFile } from "./receive-form.ts";

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
  if (context.req.raw.body === null) throw noFile();
  return limited(context, longestStream);
}
