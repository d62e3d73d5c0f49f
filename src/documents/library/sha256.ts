import { webcrypto } from "node:crypto";

/** Off the main thread: a large file takes long enough for others to notice. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await webcrypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return Buffer.from(digest).toString("hex");
}
