import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join, matchesGlob, resolve } from "node:path";
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
  const normal = pattern.replaceAll("\\", "/");
  const fixed = normal.slice(0, normal.search(globCharacters));
  const start = resolve(cwd, fixed.slice(0, fixed.lastIndexOf("/") + 1) || ".");
  const ignores = readIgnoreFile(cwd);
  if (!existsSync(start)) return;
  for await (const file of walk(start)) if (matchesGlob(file, resolve(cwd, normal)) && !ignores(file)) yield file;
}

/** Files below a folder, sorted within each; hidden ones and dependencies are left out. */
async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}
