import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { JihwiError } from "#protocol";

export interface ExportFile extends AsyncDisposable {
  /** Its lines from the beginning; every call opens it anew. */
  lines(): Promise<AsyncIterable<string>>;
}

/** A file of lines, or standard input, which is kept in a temporary file because it is read more than once. */
export async function openExport(file: string, stdin: NodeJS.ReadableStream, signal: AbortSignal): Promise<ExportFile> {
  if (file !== "-") return { lines: () => linesOf(file), [Symbol.asyncDispose]: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "jihwi-import-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const copy = join(folder, "export.jsonl");
  try {
    await pipeline(stdin, createWriteStream(copy, { mode: 0o600 }), { signal });
  } catch (thrown) {
    await remove();
    throw thrown;
  }
  return { lines: () => linesOf(copy), [Symbol.asyncDispose]: remove };
}

/** Opened only when somebody reads: lines that come before that would be lost. */
async function linesOf(file: string): Promise<AsyncIterable<string>> {
  try {
    return (await open(file)).readLines();
  } catch (cause) {
    throw new JihwiError("not-found", {
      message: { ko: `${file} 파일을 읽을 수 없습니다.`, en: `The file ${file} cannot be read.` },
      cause,
    });
  }
}
