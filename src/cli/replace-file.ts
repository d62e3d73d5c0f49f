import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { JihwiError } from "#protocol";
import { cliFailure } from "./failure.ts";
import { followLinks } from "./follow-links.ts";

/** Writes a file that only its owner reads. What stood there stays until the new one is whole and on the disk. */
export async function replaceFile(path: string, content: AsyncIterable<string>): Promise<void> {
  const there = await stat(path).catch(() => null);
  // A device or a pipe takes the bytes and must not be replaced.
  if (there !== null && !there.isFile()) {
    if (there.isDirectory()) throw isFolder(path);
    return await pipeline(content, createWriteStream(path));
  }
  const { file: target, descriptor } = followLinks(path);
  // What is open already is written on: others write to it before and after.
  if (descriptor !== null) return await pipeline(content, createWriteStream("", { fd: descriptor, autoClose: false }));
  const part = `${target}.${randomUUID()}.part`;
  try {
    // Opened before anything is read: a stream that fails at once may make its file after it was removed.
    const file = await open(part, "wx", 0o600);
    await pipeline(content, file.createWriteStream({ flush: true }));
    await rename(part, target);
  } catch (thrown) {
    await rm(part, { force: true });
    throw writingFault(path, thrown) ?? thrown;
  }
}

function isFolder(path: string): JihwiError {
  return cliFailure("is-folder", { path });
}

/** What the system said of a place that cannot be written. Null: not one we know. */
function writingFault(path: string, thrown: unknown): JihwiError | null {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : null;
  const folder = dirname(path);
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return cliFailure("no-folder", { folder }, { cause: thrown });
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return cliFailure("unwritable-folder", { folder }, { cause: thrown });
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return cliFailure("full-disk", { folder }, { cause: thrown });
    default:
      return null;
  }
}
