// Types, lint and format, unused code, floors, cycles, homonyms, conditional spreads, long patterns, licences, the budget of rooms. Every one runs, so that one look shows all there is to mend.
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (name) => join(root, "node_modules", ".bin", name);
const checks = [
  // One checker makes a sixth fewer types than two; the other core has the other checks.
  ["types", bin("tsc"), ["-p", ".", "--checkers", "1"]],
  ["lint and format", process.execPath, ["scripts/lint.mjs"]],
  ["unused files and exports", bin("knip"), ["--no-progress", "--cache"]],
  ["types of the web", bin("tsc"), ["-p", "web"]],
  ["floors", process.execPath, ["scripts/floors.mjs"]],
  ["cycles", process.execPath, ["scripts/cycles.mjs"]],
  ["homonyms", process.execPath, ["scripts/homonyms.mjs"]],
  ["conditional spreads", process.execPath, ["scripts/conditional-spreads.mjs"]],
  ["long patterns", process.execPath, ["scripts/long-patterns.mjs"]],
  ["licences", process.execPath, ["scripts/licences.mjs"]],
  ["budget", process.execPath, ["scripts/budget.mjs"]],
];
const checksAtOnce = 2;

let failed = false;
await Promise.all(Array.from({ length: checksAtOnce }, runWaiting));
process.exitCode = failed ? 1 : 0;

async function runWaiting() {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const [name, command, args] = check;
    const started = Date.now();
    const { status, output } = await run(command, args);
    if (status !== 0 || name === "budget") console.error(output.trimEnd());
    console.error(`${status === 0 ? "ok" : "FAILED"}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    failed ||= status !== 0;
  }
}

/** Output is held until the check has ended: two that run at once would print into each other. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    let output = "";
    // What npm has put into .bin is a script of the shell on Windows.
    const shell = process.platform === "win32";
    const child = spawn(shell ? `"${command}"` : command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}
