#!/usr/bin/env node
// The bundle runs on Node 22.16 or newer, and an older one could not even read it.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 16)) {
  // Node 22 says at each start that node:sqlite is experimental; nobody who types a command can do anything about it.
  const warn = process.emitWarning;
  process.emitWarning = (warning, ...rest) => {
    if (!String(warning).includes("SQLite")) warn.call(process, warning, ...rest);
  };
  await import("../dist/jihwi.js");
} else {
  console.error(
    `jihwi: Node ${process.versions.node} is too old; this needs Node 22.16 or newer (https://nodejs.org).`,
  );
  console.error("  Without installing it: npx -p node@24 -p jihwi jihwi");
  process.exitCode = 2;
}
