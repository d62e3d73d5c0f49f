import { type FileHandle, open, readFile, rm, stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { createOwner, isOwnerGone, retireOwner } from "#jobs";
import type { JihwiError } from "#protocol";
import { cliFailure } from "../../failure.ts";

export interface OutputLock {
  /** False once another run has taken this one for gone: it had stood still for long. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

const touchMs = 15_000;
/** A holder that has not touched its lock for so long is gone: of another machine or container nobody can ask. */
const staleMs = 60_000;
/** Between making a lock and putting one's name into it. */
const namingMs = 300;

/** Keeps other runs from a report until it is let go. What a run that was killed has left keeps nobody. */
export async function lockOutput(lock: string, output: string): Promise<OutputLock> {
  const owner = createOwner();
  try {
    const held = (await take(lock, owner)) ?? (await takeOver(lock, owner));
    if (held === null) throw beingWritten(output, lock);
    return holding(lock, owner, held);
  } catch (thrown) {
    retireOwner(owner);
    throw thrown;
  }
}

function holding(lock: string, owner: string, held: FileHandle): OutputLock {
  const touch = () => void held.utimes(new Date(), new Date()).catch(() => {});
  const touching = setInterval(touch, touchMs).unref();
  // One that people have removed is nobody else's.
  const isHeld = async () => (await readFile(lock, "utf8").catch(() => owner)) === owner;
  return {
    isHeld,
    async release() {
      clearInterval(touching);
      await held.close();
      if (await isHeld()) await rm(lock, { force: true });
      retireOwner(owner);
    },
  };
}

/** Null where there is a lock already. */
async function take(lock: string, owner: string): Promise<FileHandle | null> {
  const made = await open(lock, "wx").catch((thrown: unknown) => {
    if (codeOf(thrown) === "EEXIST") return null;
    throw thrown;
  });
  try {
    await made?.writeFile(owner);
    return made;
  } catch (thrown) {
    await made?.close();
    await rm(lock, { force: true });
    throw thrown;
  }
}

/** Takes the place of a lock that nobody holds. One at a time, or the later of two would remove the new lock of the other. */
async function takeOver(lock: string, owner: string): Promise<FileHandle | null> {
  if (!(await isLeft(lock))) return null;
  const guard = `${lock}.taking`;
  if (await isOld(guard)) await rm(guard, { force: true });
  const guarding = await take(guard, owner);
  if (guarding === null) return null;
  try {
    if (!(await isLeft(lock))) return null;
    // One that may not be removed is still there, and is told as that.
    await rm(lock, { force: true }).catch(() => {});
    return await take(lock, owner);
  } finally {
    await guarding.close();
    await rm(guard, { force: true });
  }
}

/** Whether nobody holds a lock any more. */
async function isLeft(lock: string): Promise<boolean> {
  const read = () => readFile(lock, "utf8").catch(() => null);
  let holder = await read();
  if (holder === "") {
    await setTimeout(namingMs);
    holder = await read();
  }
  return holder === "" || (holder !== null && isOwnerGone(holder)) || (await isOld(lock));
}

async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > staleMs;
}

const codeOf = (thrown: unknown) => (thrown instanceof Error && "code" in thrown ? thrown.code : null);

export function beingWritten(output: string, lock: string): JihwiError {
  return cliFailure("being-written", { output, lock });
}
