import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import ignore, { type Ignore } from "ignore";
import { formats } from "../formats/formats.ts";

const ignoreFiles = [".gitignore", ".jihwiignore"];
const known = new Set(formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)));

/** Names that are not looked at: hidden ones, but for the files that say what else to leave out. */
export function isUnwatchedName(name: string): boolean {
  return name.startsWith(".") && !ignoreFiles.includes(name);
}

/** Rules of one folder, for paths below it. */
interface Rules {
  readonly base: string;
  readonly rules: Ignore;
}

/**
 * The files of a folder that can be documents, as paths from it with `/`, in order. Hidden files, links and what
 * `.gitignore` or `.jihwiignore` of any folder on the way leave out are not among them.
 */
export async function listWatchedFiles(folder: string): Promise<WatchedList> {
  const list = { files: [], unreadable: new Map() };
  await addBelow(folder, "", [], list);
  return list;
}

/** Files, and folders that could not be read, with why: nobody knows which files are there. */
interface WatchedList {
  readonly files: string[];
  readonly unreadable: Map<string, unknown>;
}

async function addBelow(folder: string, base: string, outer: readonly Rules[], list: WatchedList): Promise<void> {
  const entries = await readdir(join(folder, base), { withFileTypes: true });
  const own = await rulesOf(
    join(folder, base),
    entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
  );
  const rules = own === null ? outer : [...outer, { base, rules: own }];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${base}${entry.name}`;
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) {
      const inner = `${path}/`;
      if (isIgnored(inner, rules)) continue;
      await addBelow(folder, inner, rules, list).catch(async (cause: unknown) => {
        if (!(await wentAway(join(folder, inner)))) list.unreadable.set(inner, cause);
      });
    } else if (entry.isFile() && known.has(extname(entry.name).toLowerCase()) && !isIgnored(path, rules)) {
      list.files.push(path);
    }
  }
}

/** Any other error, such as that of a drive which does not answer, says nothing about what is there. */
export function saysMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
}

async function wentAway(path: string): Promise<boolean> {
  return await stat(path).then(() => false, saysMissing);
}

async function rulesOf(folder: string, names: readonly string[]): Promise<Ignore | null> {
  const present = ignoreFiles.filter((name) => names.includes(name));
  if (present.length === 0) return null;
  const rules = ignore();
  for (const name of present) rules.add(await readFile(join(folder, name), "utf8"));
  return rules;
}

/** The innermost folder that says something decides, as git has it. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  for (const { base, rules: own } of rules.toReversed()) {
    const { ignored, unignored } = own.test(path.slice(base.length));
    if (ignored || unignored) return ignored;
  }
  return false;
}
