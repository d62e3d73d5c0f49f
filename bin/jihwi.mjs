#!/usr/bin/env node
// Jihwi runs on Node 24. Where the machine's own Node is older, the one that came with the package takes over.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const program = new URL("../dist/jihwi.js", import.meta.url);

if (Number(process.versions.node.split(".")[0]) >= 24) {
  await import(program.href);
} else {
  const child = spawn(ownNode(), [fileURLToPath(program), ...process.argv.slice(2)], { stdio: "inherit" });
  // Ctrl-C reaches the child by itself; this process only waits for it.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = signal === null ? code : 128 + (constants.signals[signal] ?? 0);
  });
}

function ownNode() {
  try {
    return createRequire(import.meta.url).resolve("node/bin/node");
  } catch {
    console.error("jihwi: this needs Node 24 or newer, and the package `node` that brings it is not installed.");
    console.error("  Install Node 24, or run `npm install` again with install scripts allowed for `node`.");
    process.exit(2);
  }
}
