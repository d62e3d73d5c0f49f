import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ignore from "ignore";

const fileName = ".jihwiignore";

/** Which files `.jihwiignore` leaves out, by the rules of git's ignore files. */
export function readIgnoreFile(cwd: string): (file: string) => boolean {
  const path = join(cwd, fileName);
  if (!existsSync(path)) return () => false;
  const rules = ignore().add(readFileSync(path, "utf8"));
  return (file) => {
    const name = relative(cwd, file).split(sep).join("/");
    return !name.startsWith("..") && name !== "" && rules.ignores(name);
  };
}
