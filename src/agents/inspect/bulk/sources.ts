import { createReadStream, existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join, matchesGlob, relative, resolve, sep } from "node:path";
import { type InspectError, JihwiError, type Language } from "#protocol";
import { readIgnoreFile } from "./ignore-file.ts";
import { decodeText } from "./read-text.ts";
import { readRecords } from "./records.ts";
import { unreadable, type WorkItem } from "./work.ts";

export interface SourceOptions {
  readonly cwd: string;
  readonly language: Language;
  /** The field of a JSONL record that holds the text; dots go into objects. */
  readonly field: string | undefined;
  readonly stdinFilename: string | undefined;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly maxBytes: number;
}

const textExtensions = new Set(
  ".txt .text .md .markdown .mdx .rst .adoc .html .htm .csv .tsv .json .jsonl .ndjson .log .srt .vtt .xml .yaml .yml .tex .pdf .docx .hwp .hwpx".split(
    " ",
  ),
);
const recordExtensions = new Set([".jsonl", ".ndjson"]);

/** Every document that the given paths name, one at a time and in a fixed order, so that two runs see the same. */
export async function* documentsOf(paths: readonly string[], options: SourceOptions): AsyncGenerator<WorkItem> {
  for (const path of paths) {
    if (path === "-") yield* fromStdin(options);
    else yield* fromPath(path, options);
  }
}

async function* fromPath(path: string, options: SourceOptions): AsyncGenerator<WorkItem> {
  const full = resolve(options.cwd, path);
  if (!existsSync(full)) {
    if (/[*?[\]{}]/.test(path)) yield* fromGlob(path, options);
    else yield unreadable(path, missing(path, options.language));
    return;
  }
  const info = await stat(full);
  if (info.isDirectory()) yield* fromFiles(walk(full), options);
  else yield* fromFile(full, options);
}

async function* fromGlob(pattern: string, options: SourceOptions): AsyncGenerator<WorkItem> {
  const normal = pattern.replaceAll("\\", "/");
  const fixed = normal.slice(0, normal.search(/[*?[\]{}]/));
  const start = resolve(options.cwd, fixed.slice(0, fixed.lastIndexOf("/") + 1) || ".");
  const isMatch = (file: string) => matchesGlob(file, resolve(options.cwd, pattern));
  if (existsSync(start)) yield* fromFiles(filter(walk(start), isMatch), options, true);
}

async function* filter(files: AsyncIterable<string>, keep: (file: string) => boolean): AsyncGenerator<string> {
  for await (const file of files) if (keep(file)) yield file;
}

async function* fromFiles(
  files: AsyncIterable<string>,
  options: SourceOptions,
  anyKind = false,
): AsyncGenerator<WorkItem> {
  const ignores = readIgnoreFile(options.cwd);
  for await (const file of files) {
    if (!anyKind && !textExtensions.has(extname(file).toLowerCase())) continue;
    if (!ignores(file)) yield* fromFile(file, options);
  }
}

async function* fromFile(file: string, options: SourceOptions): AsyncGenerator<WorkItem> {
  const name = nameOf(file, options.cwd);
  if (recordExtensions.has(extname(file).toLowerCase())) yield* readRecords(createReadStream(file), name, options);
  else yield { name, path: file, record: null, text: null, suppressions: true, error: null };
}

async function* fromStdin(options: SourceOptions): AsyncGenerator<WorkItem> {
  const name = options.stdinFilename ?? "stdin";
  if (options.field !== undefined || recordExtensions.has(extname(name).toLowerCase())) {
    yield* readRecords(options.stdin, name, options);
    return;
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of options.stdin) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > options.maxBytes) break;
    parts.push(bytes);
  }
  yield stdinItem(name, Buffer.concat(parts), size > options.maxBytes, options);
}

function stdinItem(name: string, bytes: Buffer, overflow: boolean, { language }: SourceOptions): WorkItem {
  if (overflow) {
    const message = language === "ko" ? `${name}: 문서가 한도보다 큽니다.` : `${name} is larger than the limit.`;
    return unreadable(name, { code: "document-too-large", message });
  }
  try {
    return { name, path: null, record: null, text: decodeText(bytes, name), suppressions: false, error: null };
  } catch (thrown) {
    if (!(thrown instanceof JihwiError)) throw thrown;
    return unreadable(name, { code: thrown.code, message: thrown.says[language] });
  }
}

/** Files below a folder, sorted within each; hidden ones and dependencies are left out. */
async function* walk(directory: string): AsyncGenerator<string> {
  const entries = await readdir(directory, { withFileTypes: true });
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** As people would type it: below the working directory without its path, and with slashes everywhere. */
function nameOf(file: string, cwd: string): string {
  const short = relative(cwd, file);
  return (short.startsWith("..") ? file : short).split(sep).join("/");
}

function missing(path: string, language: Language): InspectError {
  const message = language === "ko" ? `${path}: 파일이나 폴더가 없습니다.` : `${path}: no such file or folder.`;
  return { code: "not-found", message };
}
