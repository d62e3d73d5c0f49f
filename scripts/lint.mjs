// Lint and format by biome, of the files that have changed since they last passed: its rules look at one file at a time.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const cacheFile = join(root, "node_modules", ".cache", "lint.json");
const rules = createHash("sha256")
  .update(readFileSync(join(root, "biome.json")))
  .update(readFileSync(join(root, "node_modules/@biomejs/biome/package.json")))
  .digest("hex");

const states = new Map(trackedFiles().flatMap((file) => stateOf(file)));
const passed = passedBefore();
const changed = [...states.keys()].filter((file) => passed[file] !== states.get(file));
const files = changed.length === states.size ? ["."] : changed;
const options = ["ci", "--error-on-warnings", "--no-errors-on-unmatched"];
const status =
  files.length === 0
    ? 0
    : spawnSync(join(root, "node_modules/.bin/biome"), [...options, ...files], { cwd: root, stdio: "inherit" }).status;
if (status === 0) {
  mkdirSync(join(cacheFile, ".."), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ rules, passed: Object.fromEntries(states) }));
}
process.exitCode = status ?? 1;

/** None outside a Git repository: everything is linted then. */
function trackedFiles() {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  return String(stdout ?? "")
    .split("\0")
    .filter((file) => /\.(?:[cm]?[jt]sx?|jsonc?|css|html)$/.test(file));
}

function stateOf(file) {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found === undefined ? [] : [[file, `${found.mtimeMs} ${found.size}`]];
}

function passedBefore() {
  try {
    const cache = JSON.parse(readFileSync(cacheFile, "utf8"));
    return cache.rules === rules ? cache.passed : {};
  } catch {
    return {};
  }
}
