import { readFile, rm, writeFile } from "node:fs/promises";
import { createOwner, isOwnerGone, retireOwner } from "#jobs";
import { JihwiError } from "#protocol";

/** Keeps other runs from a report until it is let go. What a run that was killed has left keeps nobody. */
export async function lockOutput(lock: string, output: string): Promise<() => Promise<void>> {
  const owner = createOwner();
  const take = () => writeFile(lock, owner, { flag: "wx" });
  try {
    await take().catch(async (thrown: unknown) => {
      if (!isTaken(thrown)) throw thrown;
      const holder = await readFile(lock, "utf8").catch(() => "");
      if (!isOwnerGone(holder)) throw beingWritten(output, lock);
      await rm(lock, { force: true });
      await take();
    });
  } catch (thrown) {
    retireOwner(owner);
    throw isTaken(thrown) ? beingWritten(output, lock) : thrown;
  }
  return async () => {
    await rm(lock, { force: true });
    retireOwner(owner);
  };
}

const isTaken = (thrown: unknown) => thrown instanceof Error && "code" in thrown && thrown.code === "EEXIST";

function beingWritten(output: string, lock: string): JihwiError {
  return new JihwiError("conflict", {
    message: { ko: `다른 검사가 ${output}에 쓰고 있습니다.`, en: `Another inspection is writing ${output}.` },
    hint: {
      ko: `끝나기를 기다리거나 다른 파일을 정해 주세요. 아무도 쓰고 있지 않다면 ${lock}을(를) 지워 주세요.`,
      en: `Wait for it to end, or name another file. If nobody is writing it, remove ${lock}.`,
    },
  });
}
