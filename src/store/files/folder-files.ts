import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileFault } from "../faults.ts";
import { newId } from "../ids.ts";
import { makeFolder } from "../make-folder.ts";
import { notFound } from "../rows.ts";
import { type FileContent, type Files, isHash, pieceBytes, toPieces } from "./files.ts";

/** Files in a folder beside the SQLite database. */
export function createFolderFiles(folder: string): Files {
  function pathOf(hash: string): string {
    if (!isHash(hash)) throw missing(hash);
    return join(folder, hash);
  }

  return {
    async put(content) {
      await guarded(folder, async () => makeFolder(folder));
      const draft = join(folder, `${newId()}.draft`);
      try {
        const file = await guarded(folder, () => writeDurably(draft, content));
        await guarded(folder, () => rename(draft, join(folder, file.hash)));
        await syncFolder(folder);
        return file;
      } finally {
        await rm(draft, { force: true });
      }
    },
    has: async (hash) =>
      access(pathOf(hash)).then(
        () => true,
        () => false,
      ),
    get: async (hash) => found(hash, readFile(pathOf(hash))),
    size: async (hash) => (await found(hash, stat(pathOf(hash)))).size,
    async *read(hash, { start, end } = { start: 0, end: Number.POSITIVE_INFINITY }) {
      if (end <= start) return;
      const stream = createReadStream(pathOf(hash), { highWaterMark: pieceBytes, start, end: end - 1 });
      try {
        for await (const piece of stream) yield piece;
      } catch (thrown) {
        throw isMissing(thrown) ? missing(hash) : thrown;
      }
    },
    async *list() {
      const names = await readdir(folder).catch((thrown: unknown) => {
        if (isMissing(thrown)) return [];
        throw thrown;
      });
      yield* names.filter(isHash).sort();
    },
    remove: async (hash) => rm(pathOf(hash), { force: true }),
  };
}

async function writeDurably(path: string, content: FileContent) {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const piece of toPieces(content)) {
      hash.update(piece);
      bytes += piece.length;
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest("hex"), bytes };
}

/** A renamed file survives a power cut only when its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function guarded<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    throw fileFault(dirname(folder), thrown) ?? thrown;
  }
}

async function found<Result>(hash: string, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (thrown) {
    throw isMissing(thrown) ? missing(hash) : thrown;
  }
}

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT";
}

function missing(hash: string) {
  return notFound({ ko: "파일", en: "file" }, hash);
}
