import { stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import { JihwiError, type Language } from "#protocol";
import { inspectionFailure } from "../failure.ts";
import { createFirstTime, filesOf, holdsRecords, type LeavesOut } from "./files.ts";
import { openToRead } from "./open-to-read.ts";
import { firstBytes, textOfBytes, tooLarge, unreadableFile } from "./read-text.ts";
import { recordsOf } from "./records.ts";
import { recordFieldOf } from "./text-column.ts";
import { unreadable, type WorkItem, workItem } from "./work.ts";

export interface SourceOptions {
  readonly cwd: string;
  readonly language: Language;
  /** The field of a JSONL record or the column of a table that holds the text; dots go into objects. */
  readonly field: string | undefined;
  readonly stdinFilename: string | undefined;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly maxBytes: number;
  /** What the run writes itself. */
  readonly leavesOut: LeavesOut;
  /** Closes what is being read, which may say nothing for ever. */
  readonly signal?: AbortSignal;
}

/** Every document that the given paths name, once and in a fixed order, so that two runs see the same. */
export async function* documentsOf(paths: readonly string[], options: SourceOptions): AsyncGenerator<WorkItem> {
  const isFirstTime = createFirstTime(paths);
  for (const path of paths) {
    if (path === "-") yield* fromStdin(options);
    else yield* fromPath(path, isFirstTime, options);
  }
}

async function* fromPath(
  path: string,
  isFirstTime: (file: string) => boolean,
  options: SourceOptions,
): AsyncGenerator<WorkItem> {
  const files = await filesOf(path, options.cwd, options.leavesOut);
  if (files === null) return yield unreadable(path, inspectionFailure("no-file-or-folder", { path }), options.language);
  for await (const file of files) {
    if (!isFirstTime(file)) continue;
    const name = nameOf(file, options.cwd);
    const field = await recordFieldOf(file, name, options.field);
    if (field !== null) yield* fromRecords(file, name, { ...options, field });
    else yield workItem(name, { path: file, suppressions: true });
  }
}

async function* fromRecords(file: string, name: string, options: SourceOptions): AsyncGenerator<WorkItem> {
  try {
    yield* recordsOf(openToRead(file, options.signal), name, options);
  } catch (thrown) {
    options.signal?.throwIfAborted();
    yield unreadable(name, thrown instanceof JihwiError ? thrown : unreadableFile(file, thrown), options.language);
  }
}

async function* fromStdin(options: SourceOptions): AsyncGenerator<WorkItem> {
  const { stdin, maxBytes, language, field } = options;
  const name = options.stdinFilename ?? "stdin";
  if (field !== undefined || holdsRecords(name, undefined)) return yield* recordsOf(stdin, name, options);
  try {
    const bytes = await firstBytes(stdin, maxBytes);
    if (bytes === null) throw tooLarge(name, maxBytes);
    yield workItem(name, await textOfBytes(bytes, name));
  } catch (thrown) {
    if (!(thrown instanceof JihwiError)) throw thrown;
    yield unreadable(name, thrown, language);
  }
}

/** As people would type it: below the working directory without its path, and with slashes everywhere. */
function nameOf(file: string, cwd: string): string {
  const short = relative(cwd, file);
  return (short.startsWith("..") ? file : short).split(sep).join("/");
}

/** How much there is to do: files that are a document each, and bytes of files that hold a document a line. */
interface Survey {
  readonly files: number;
  readonly recordBytes: number;
}

/** Looks at what paths name without reading it. Null for standard input, which ends when it ends. */
export async function surveyPaths(
  paths: readonly string[],
  { cwd, field, leavesOut }: Pick<SourceOptions, "cwd" | "field" | "leavesOut">,
): Promise<Survey | null> {
  if (paths.includes("-")) return null;
  let files = 0;
  let recordBytes = 0;
  const isFirstTime = createFirstTime(paths);
  for (const path of paths) {
    for await (const file of (await filesOf(path, cwd, leavesOut)) ?? []) {
      if (!isFirstTime(file)) continue;
      if ((await recordFieldOf(file, file, field)) !== null) recordBytes += (await stat(file)).size;
      else files += 1;
    }
  }
  return { files, recordBytes };
}
