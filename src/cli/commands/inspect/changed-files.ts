import { execFile } from "node:child_process";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";
import { JihwiError } from "#protocol";

const run = promisify(execFile);

/** The files below these paths that git says were added or changed since a revision, with those not yet tracked. */
export async function changedFiles(paths: readonly string[], since: string, cwd: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { stdout } = await run("git", args, { cwd, maxBuffer: 64 * 1024 * 1024 }).catch((cause: unknown) => {
      throw new JihwiError("bad-input", {
        message: {
          ko: `git에서 ${since} 뒤로 바뀐 파일을 알아내지 못했습니다.`,
          en: `git could not say what changed since ${since}.`,
        },
        cause,
      });
    });
    return stdout.split("\0").filter((name) => name !== "");
  };
  const [root = cwd] = (await git("rev-parse", "--show-toplevel")).map((line) => line.trim());
  // A revision that looks like an option must not become one.
  const changed = await git("diff", "--name-only", "--diff-filter=ACMR", "-z", "--end-of-options", since, "--");
  const untracked = await git("ls-files", "--others", "--exclude-standard", "--full-name", "-z");
  const wanted = paths.map((path) => resolve(cwd, path));
  return [...new Set([...changed, ...untracked])]
    .map((name) => resolve(root, name))
    .filter((file) => wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`)))
    .map((file) => relative(cwd, file));
}
