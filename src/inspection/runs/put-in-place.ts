import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { JihwiError } from "#protocol";

/** Puts a file that is whole in the place of another. Where that fails it stays where it lies, and the error tells where. */
export async function putInPlace(whole: string, file: string): Promise<void> {
  try {
    await rename(whole, file);
  } catch (refusal) {
    if (!takesContentOnly(refusal)) throw notInPlace(whole, file, refusal);
    // (`copyFile` would also change its mode, which only its owner may.)
    await pipeline(createReadStream(whole), createWriteStream(file)).catch((cause) => {
      throw notInPlace(whole, file, cause);
    });
    await rm(whole);
  }
}

/** A file that is mounted by itself, that a program holds open, that is somebody else's or whose folder takes no others takes new content only. */
function takesContentOnly(refusal: unknown): boolean {
  const code = refusal instanceof Error && "code" in refusal ? refusal.code : null;
  return ["EXDEV", "EBUSY", "EACCES", "EPERM", "EROFS"].some((known) => known === code);
}

function notInPlace(whole: string, file: string, cause: unknown): JihwiError {
  return new JihwiError("job-failed", {
    message: {
      ko: `${file}에 끝까지 쓰지 못했습니다. 온전한 내용은 ${whole}에 있습니다.`,
      en: `${file} could not be written to its end. All of it is in ${whole}.`,
    },
    hint: {
      ko: "남은 공간과 권한을 확인하고 그 파일을 옮겨 주세요.",
      en: "Check the space that is left and the permissions, then move that file there.",
    },
    cause,
  });
}
