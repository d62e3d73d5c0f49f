import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { cannotRead } from "./bring-documents.ts";

export interface ExportFile extends AsyncDisposable {
  /** What is in it, from the beginning; every call opens it anew. */
  content(): AsyncIterable<Uint8Array>;
}

/** A file of lines, or standard input, which is kept in a temporary file because it is read more than once. */
export async function openExport(file: string, stdin: NodeJS.ReadableStream, signal: AbortSignal): Promise<ExportFile> {
  if (file !== "-") return { content: () => contentOf(file), [Symbol.asyncDispose]: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "jihwi-import-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const copy = join(folder, "export.jsonl");
  try {
    await pipeline(stdin, createWriteStream(copy, { mode: 0o600 }), { signal });
  } catch (thrown) {
    await remove();
    throw thrown;
  }
  return { content: () => contentOf(copy), [Symbol.asyncDispose]: remove };
}

async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
  const opened = await open(file).catch((cause) => {
    throw cannotRead(file, cause);
  });
  yield* opened.createReadStream();
}
