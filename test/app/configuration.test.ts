import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";

const root = resolve(import.meta.dirname, "../..");

test("the pages on configuration are what the schemas declare, in both languages", () => {
  const script = resolve(root, "scripts/configuration.ts");
  const { status, stderr } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, "--check"]);
  assert.equal(status, 0, String(stderr));
});

test("every variable that the code reads is on the page", () => {
  const page = readFileSync(resolve(root, "docs/configuration.md"), "utf8");
  const reads = /\b(?:env\.|variable\(env, ")([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])\b|\b(JIHWI_[A-Z_]*[A-Z])\b/g;
  const files = globSync("src/**/*.ts", { cwd: root }).filter((file) => !/test|fixture/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(resolve(root, file), "utf8").matchAll(reads)].map(([, read, named]) => read ?? named ?? ""),
  );
  const missing = [...new Set(names)].filter((name) => !page.includes(`\`${name}\``));
  assert.deepEqual(missing, []);
});
