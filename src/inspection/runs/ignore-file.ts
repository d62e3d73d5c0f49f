import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ignore from "ignore";

const fileName = ".jihwiignore";

/** Which files and folders `.jihwiignore` leaves out, by the rules of git's ignore files. */
export function readIgnoreFile(cwd: string): (path: string, kind: "file" | "folder") => boolean {
  const path = join(cwd, fileName);
  if (!existsSync(path)) return () => false;
  const rules = ignore().add(readFileSync(path, "utf8"));
  return (path, kind) => {
    const name = relative(cwd, path).split(sep).join("/");
    return !name.startsWith("..") && name !== "" && rules.ignores(kind === "folder" ? `${name}/` : name);
  };
}
