// Runs with whatever Node the machine has (20 or newer) before `npm start`, `npm test` and `npm run jihwi`: installs what
// the lock file asks for when it is not there yet, and builds when sources changed. Plain JavaScript, no dependency.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt } from "./built.mjs";
import { ownNode, verifyRuntime } from "./verify-runtime.mjs";

const root = join(fileURLToPath(new URL(".", import.meta.url)), "..");
const wants = new Set(process.argv.slice(2));
const stamp = join(root, "node_modules", ".jihwi-lock");
const lock = join(root, "package-lock.json");

if (!existsSync(lock)) process.exit(0); // an installed package, not the repository

const lockHash = createHash("sha256").update(readFileSync(lock)).digest("hex");
if (!installed()) {
  refuseLink();
  console.error("jihwi: installing what package-lock.json asks for (once) …");
  run("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, lockHash);
}
const wrongRuntime = verifyRuntime(root);
if (wrongRuntime !== null) {
  console.error(`jihwi: ${wrongRuntime}`);
  process.exit(2);
}
if (wants.has("--build") && !isBuilt(root)) {
  console.error("jihwi: building …");
  run(ownNode(root), [join(root, "scripts", "build.mjs")]);
}

function installed() {
  if (existsSync(stamp)) return readFileSync(stamp, "utf8") === lockHash;
  const npmStamp = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(npmStamp) || statSync(npmStamp).mtimeMs < statSync(lock).mtimeMs) return false;
  writeFileSync(stamp, lockHash); // installed by hand with npm: accept it
  return true;
}

/** `npm ci` empties the folder that a link leads to, which is another checkout's. */
function refuseLink() {
  const modules = join(root, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  console.error(
    `jihwi: ${modules} is a symbolic link to ${readlinkSync(modules)}, where nothing is installed from here.`,
  );
  console.error(
    "jihwi: run npm ci where it leads to, with the same package-lock.json, or remove the link and try again.",
  );
  process.exit(2);
}

function run(command, args) {
  // On Windows npm is a script of its shell.
  const shell = command === "npm" && process.platform === "win32";
  const result = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell });
  if (result.status === 0) return;
  console.error(`jihwi: ${command} ${args[0]} failed${result.error ? `: ${result.error.message}` : ""}.`);
  process.exit(2);
}
