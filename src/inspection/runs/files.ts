import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, matchesGlob, resolve } from "node:path";
import { formats as documentFormats } from "#documents/formats";
import { readIgnoreFile } from "./ignore-file.ts";

const textExtensions = new Set([
  ..."mdx rst adoc json jsonl ndjson log srt vtt xml yaml yml tex".split(" ").map((extension) => `.${extension}`),
  ...documentFormats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
]);
const recordExtensions = new Set([".jsonl", ".ndjson"]);
const globCharacters = /[*?[\]{}]/;

export function holdsRecords(file: string): boolean {
  return recordExtensions.has(extname(file).toLowerCase());
}

/** The files that a path names, in a fixed order: itself, those below a folder, those that a glob matches. Null: there is no such path. */
export async function filesOf(path: string, cwd: string): Promise<AsyncIterable<string> | null> {
  const full = resolve(cwd, path);
  if (!existsSync(full)) return globCharacters.test(path) ? fromGlob(path, cwd) : null;
  return (await stat(full)).isDirectory() ? fromFolder(full, cwd) : one(full);
}

/** Where changes of the files that a path names are seen. */
export interface WatchPlace {
  readonly folder: string;
  /** Names of files and folders below it that nobody looks at. */
  leavesOut(name: string): boolean;
  concerns(file: string): boolean;
}

/** The place to watch for a path. A file is watched in its folder, since editors put a new one in its place. Null: there is no such path. */
export async function watchPlaceOf(path: string, cwd: string): Promise<WatchPlace | null> {
  const full = resolve(cwd, path);
  if (!existsSync(full)) {
    if (!globCharacters.test(path)) return null;
    const { start, matches } = readGlob(path, cwd);
    return existsSync(start) ? { folder: start, leavesOut: isLeftOut, concerns: matches } : null;
  }
  if (!(await stat(full)).isDirectory())
    return {
      folder: dirname(full),
      leavesOut: (name) => name !== basename(full),
      concerns: (file) => file === full,
    };
  return { folder: full, leavesOut: isLeftOut, concerns: () => true };
}

async function* one(file: string): AsyncGenerator<string> {
  yield file;
}

async function* fromFolder(folder: string, cwd: string): AsyncGenerator<string> {
  const ignores = readIgnoreFile(cwd);
  for await (const file of walk(folder)) {
    if (textExtensions.has(extname(file).toLowerCase()) && !ignores(file)) yield file;
  }
}

async function* fromGlob(pattern: string, cwd: string): AsyncGenerator<string> {
  const { start, matches } = readGlob(pattern, cwd);
  const ignores = readIgnoreFile(cwd);
  if (!existsSync(start)) return;
  for await (const file of walk(start)) if (matches(file) && !ignores(file)) yield file;
}

/** The folder that a glob begins in, and what it matches. */
function readGlob(pattern: string, cwd: string): { start: string; matches(file: string): boolean } {
  const normal = pattern.replaceAll("\\", "/");
  const fixed = normal.slice(0, normal.search(globCharacters));
  const start = resolve(cwd, fixed.slice(0, fixed.lastIndexOf("/") + 1) || ".");
  return { start, matches: (file) => matchesGlob(file, resolve(cwd, normal)) };
}

/** Hidden files and folders, and dependencies. */
const isLeftOut = (name: string) => name.startsWith(".") || name === "node_modules";

/** Files below a folder, sorted within each. */
async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries) {
    if (isLeftOut(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}
