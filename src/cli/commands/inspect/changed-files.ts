import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { filesOf, type LeavesOut, type LineRange } from "#inspection";
import { cliFailure } from "../../failure.ts";
import { readHunks } from "./read-hunks.ts";

const run = promisify(execFile);

/** What git says has changed: the files, and of each the lines. */
export interface ChangedFiles {
  /** Of the files that an inspection of the same paths would read, those that changed; and what is no file at all, to be told. */
  readonly paths: readonly string[];
  /** The lines that were added or changed, by absolute path. A file that is not in it is new or not text: all of it counts. */
  readonly lines: ReadonlyMap<string, readonly LineRange[]>;
}

/**
 * The files below these paths that were added or changed since a revision, with those not yet tracked. A branch is compared
 * with where it left the revision: what others have merged there since is not its change.
 */
export async function changedFiles(
  paths: readonly string[],
  since: string,
  cwd: string,
  leavesOut: LeavesOut,
): Promise<ChangedFiles> {
  const git = async (...args: string[]) => {
    const options = { cwd, maxBuffer: 256 * 1024 * 1024 };
    const { stdout } = await run("git", ["-c", "core.quotePath=false", ...args], options).catch((cause: unknown) => {
      throw cliFailure("git-failed", { since }, { cause });
    });
    return stdout;
  };
  const listed = (output: string) => output.split("\0").filter((name) => name !== "");
  // As a way up from here: a path through a symbolic link stays the one that people typed.
  const root = resolve(cwd, (await git("rev-parse", "--show-cdup")).trim());
  // A revision that looks like an option must not become one.
  const revision = (await git("rev-parse", "--verify", "--end-of-options", `${since}^{commit}`)).trim();
  const base = await git("merge-base", revision, "HEAD").then(
    (commit) => commit.trim(),
    () => revision,
  );
  const changed = listed(await git("diff", "--name-only", "--diff-filter=ACMR", "-z", base, "--"));
  const untracked = listed(await git("ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", root));
  const hunks = readHunks(
    await git(
      "diff",
      "--unified=0",
      "--no-color",
      "--no-ext-diff",
      "--dst-prefix=b/",
      "--diff-filter=ACMR",
      base,
      "--",
    ),
  );
  const touched = new Set([...changed, ...untracked].map((name) => resolve(root, name)));
  return {
    paths: await touchedFiles(paths.length === 0 ? [root] : paths, touched, cwd, leavesOut),
    lines: new Map([...hunks].map(([name, ranges]) => [resolve(root, name), ranges])),
  };
}

/** Walks as an inspection does, so that pictures and dependencies stay out of this one too. */
async function touchedFiles(
  paths: readonly string[],
  touched: ReadonlySet<string>,
  cwd: string,
  leavesOut: LeavesOut,
): Promise<string[]> {
  const kept = new Set<string>();
  for (const path of paths) {
    const files = path === "-" ? null : await filesOf(path, cwd, leavesOut);
    if (files === null) kept.add(path);
    else for await (const file of files) if (touched.has(file)) kept.add(file);
  }
  return [...kept];
}
