import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer that tells its length: short ones are then sent as they are, since compressing costs more than it saves. */
export function answerJson(context: Context, value: unknown, status?: ContentfulStatusCode): Response {
  const text = JSON.stringify(value);
  return context.body(text, status, {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
  });
}
