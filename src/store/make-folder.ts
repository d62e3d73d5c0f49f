import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder for its owner alone, with those above it. Node's own recursion never ends where the system calls missing what
 * should stand in a folder that is there, as below /proc.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? thrown.code : null;
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    if (code !== "ENOENT" || existsSync(dirname(path))) throw thrown;
    makeFolder(dirname(path));
    makeFolder(path);
  }
}
