// Whether dist/ is as new as everything it is made of.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const inputs = ["src", "test/fakes", "web", "scripts", "package.json", "package-lock.json"];

export function isBuilt(root) {
  const stamp = join(root, "dist", ".built");
  if (!existsSync(stamp)) return false;
  const at = statSync(stamp).mtimeMs;
  return inputs.every((input) => newest(join(root, input)) <= at);
}

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
