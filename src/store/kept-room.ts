import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { JihwiError } from "#protocol";

/** What a removal writes before it makes room: the log of the pages that it changes. */
const keptBytes = 4 * 1024 * 1024;

export interface KeptRoom {
  /** Does work that makes room. On a full disk it is done once more in what was kept back for it. */
  making<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Keeps room back again, where there is some. */
  keep(): Promise<void>;
}

/** A file that is there to be removed: on a full disk nothing could be removed without it. */
export function createKeptRoom(folder: string): KeptRoom {
  const file = join(folder, "kept-room");
  return {
    async making(work) {
      try {
        return await work();
      } catch (thrown) {
        if (!(thrown instanceof JihwiError) || thrown.code !== "store-full") throw thrown;
        await rm(file, { force: true });
        return await work();
      }
    },
    async keep() {
      const size = await stat(file).then(
        (kept) => kept.size,
        () => 0,
      );
      if (size >= keptBytes) return;
      await writeFile(file, Buffer.alloc(keptBytes, 1), { mode: 0o600 }).catch(() => rm(file, { force: true }));
    },
  };
}

/** A database server's disk is its own. */
export const noKeptRoom: KeptRoom = { making: (work) => work(), keep: async () => {} };
