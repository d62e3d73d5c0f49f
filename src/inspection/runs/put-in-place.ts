import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { inspectionFailure } from "../failure.ts";

/** Puts a file that is whole in the place of another. Where that fails it stays where it lies, and the error tells where. */
export async function putInPlace(whole: string, file: string): Promise<void> {
  try {
    await rename(whole, file);
  } catch (refusal) {
    if (!takesContentOnly(refusal)) throw inspectionFailure("not-in-place", { whole, file }, { cause: refusal });
    // (`copyFile` would also change its mode, which only its owner may.)
    await pipeline(createReadStream(whole), createWriteStream(file)).catch((cause) => {
      throw inspectionFailure("not-in-place", { whole, file }, { cause });
    });
    await rm(whole);
  }
}

/** A file that is mounted by itself, that a program holds open, that is somebody else's or whose folder takes no others takes new content only. */
function takesContentOnly(refusal: unknown): boolean {
  const code = refusal instanceof Error && "code" in refusal ? refusal.code : null;
  return ["EXDEV", "EBUSY", "EACCES", "EPERM", "EROFS"].some((known) => known === code);
}
