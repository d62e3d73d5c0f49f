// Type check, lint and format, floor check. Every one runs, so that one look shows all there is to mend.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (name) => join(root, "node_modules", ".bin", name);
const checks = [
  ["types", bin("tsc"), ["-p", "."]],
  ["types of the web", bin("tsc"), ["-p", "web"], existsSync(join(root, "web", "tsconfig.json"))],
  ["lint and format", bin("biome"), ["ci", "--error-on-warnings", "."]],
  ["floors", process.execPath, ["scripts/floors.mjs"]],
];

let failed = false;
for (const [name, command, args, wanted = true] of checks) {
  if (!wanted) continue;
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  console.error(`${status === 0 ? "ok" : "FAILED"}: ${name}`);
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
