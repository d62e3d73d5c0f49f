import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { realpath, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** Writes a file that only its owner reads. What stood there stays until the new one is whole and on the disk. */
export async function replaceFile(path: string, content: AsyncIterable<string>): Promise<void> {
  const there = await stat(path).catch(() => null);
  // A device or a pipe takes the bytes and must not be replaced.
  if (there !== null && !there.isFile()) return await pipeline(content, createWriteStream(path));
  const target = there === null ? path : await realpath(path);
  const part = `${target}.${randomUUID()}.part`;
  try {
    await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true, flags: "wx" }));
    await rename(part, target);
  } catch (thrown) {
    await rm(part, { force: true });
    throw thrown;
  }
}
