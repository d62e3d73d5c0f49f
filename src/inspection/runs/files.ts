import { existsSync, readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, matchesGlob, relative, resolve, sep } from "node:path";
import ignore from "ignore";
import { formats as documentFormats } from "#documents/formats";

const textExtensions = new Set([
  ..."mdx rst adoc json jsonl ndjson log srt vtt xml yaml yml tex".split(" ").map((extension) => `.${extension}`),
  // Recognising the words of every picture in a tree takes minutes; one that is named is read.
  ...documentFormats
    .filter(({ isPicture }) => isPicture === undefined)
    .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
]);
const lineExtensions = new Set([".jsonl", ".ndjson"]);
const tableExtensions = new Set([".csv", ".tsv", ".xlsx"]);
const globCharacters = /[*?[\]{}]/;

/** Whether a file may hold a text a row. */
export function isTable(file: string): boolean {
  return tableExtensions.has(extname(file).toLowerCase());
}

/** Whether a file holds a text a record: JSONL always does, a table where somebody names the column. */
export function holdsRecords(file: string, field: string | undefined): boolean {
  return lineExtensions.has(extname(file).toLowerCase()) || (field !== undefined && field !== "" && isTable(file));
}

/** Files and folders that nobody means by the folder or glob around them. */
export type LeavesOut = (path: string) => boolean;

/** Whether a file comes for the first time: several paths may name it. One path names none twice, and nothing is remembered. */
export function createFirstTime(paths: readonly string[]): (file: string) => boolean {
  const seen = new Set<string>();
  return (file) => {
    if (paths.length === 1) return true;
    const isFirst = !seen.has(file);
    seen.add(file);
    return isFirst;
  };
}

/** What a path names: a file, the texts below a folder, or what a glob matches. */
interface Named {
  /** The folder that it begins in. */
  readonly start: string;
  /** The one file that it is. */
  readonly file: string | null;
  matches(file: string): boolean;
  /** Whether files that it matches may lie below a folder. */
  leadsInto(folder: string): boolean;
}

/** Null: there is no such path. */
async function readPath(path: string, cwd: string): Promise<Named | null> {
  const full = resolve(cwd, path);
  if (!existsSync(full)) return globCharacters.test(path) ? readGlob(path, cwd) : null;
  if ((await stat(full)).isDirectory())
    return {
      start: full,
      file: null,
      matches: (file) => textExtensions.has(extname(file).toLowerCase()),
      leadsInto: () => true,
    };
  return { start: dirname(full), file: full, matches: (file) => file === full, leadsInto: () => false };
}

function readGlob(pattern: string, cwd: string): Named {
  const normal = pattern.replaceAll("\\", "/");
  const fixed = normal.slice(0, normal.search(globCharacters));
  const whole = resolve(cwd, normal);
  const names = whole.split(sep);
  // Two stars lead to any depth, and braces may hold folders of several.
  const isDeep = /\*\*|\{.*\//.test(normal);
  return {
    start: resolve(cwd, fixed.slice(0, fixed.lastIndexOf("/") + 1) || "."),
    file: null,
    matches: (file) => matchesGlob(file, whole),
    leadsInto(folder) {
      const depth = folder.split(sep).length;
      return isDeep || (depth < names.length && matchesGlob(folder, names.slice(0, depth).join(sep)));
    },
  };
}

/**
 * The files that a path names, in a fixed order. A folder that cannot be read stands for its files: who opens it hears why.
 * Null: there is no such path.
 */
export async function filesOf(path: string, cwd: string, leavesOut: LeavesOut): Promise<AsyncIterable<string> | null> {
  const named = await readPath(path, cwd);
  return named && below(named, cwd, leavesOut);
}

async function* below(
  { start, file, matches, leadsInto }: Named,
  cwd: string,
  leavesOut: LeavesOut,
): AsyncGenerator<string> {
  if (file !== null) return yield file;
  const ignores = readIgnoreFile(cwd);
  if (!existsSync(start)) return;
  yield* walk(start, {
    enters: (folder) => leadsInto(folder) && !ignores(folder, "folder") && !leavesOut(folder),
    wants: (file) => matches(file) && !ignores(file, "file") && !leavesOut(file),
  });
}

/** Where changes of the files that a path names are seen. */
interface WatchPlace {
  readonly folder: string;
  /** Names of files and folders below it that nobody looks at. */
  leavesOut(name: string): boolean;
  concerns(file: string): boolean;
}

/** The place to watch for a path. A file is watched in its folder, since editors put a new one in its place. Null: there is no such path. */
export async function watchPlaceOf(path: string, cwd: string): Promise<WatchPlace | null> {
  const named = await readPath(path, cwd);
  if (named === null || !existsSync(named.start)) return null;
  const { start, file, matches } = named;
  return {
    folder: start,
    leavesOut: file === null ? isLeftOut : (name) => name !== basename(file),
    concerns: matches,
  };
}

/** Hidden files and folders, and dependencies. */
const isLeftOut = (name: string) => name.startsWith(".") || name === "node_modules";

/** Files below a folder, sorted within each. */
async function* walk(
  folder: string,
  chosen: { enters(folder: string): boolean; wants(file: string): boolean },
): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) yield folder;
  entries?.sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries ?? []) {
    if (isLeftOut(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && chosen.enters(path)) yield* walk(path, chosen);
    else if (entry.isFile() && chosen.wants(path)) yield path;
  }
}

const fileName = ".jihwiignore";

/** Which files and folders `.jihwiignore` leaves out, by the rules of git's ignore files. */
function readIgnoreFile(cwd: string): (path: string, kind: "file" | "folder") => boolean {
  const path = join(cwd, fileName);
  if (!existsSync(path)) return () => false;
  const rules = ignore().add(readFileSync(path, "utf8"));
  return (path, kind) => {
    const name = relative(cwd, path).split(sep).join("/");
    return !name.startsWith("..") && name !== "" && rules.ignores(kind === "folder" ? `${name}/` : name);
  };
}
