import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "../..");
const table = readFileSync(join(root, "docs/seeds.md"), "utf8");
const rows = table.split("\n").filter((line) => line.startsWith("| ") && line.includes(".test.ts"));

/** The test that a cell names: its file in backticks, then its name in quotation marks. */
const proof = /`([\w./-]+\.test\.ts)` "(.+?)" \|/;

test("every promise of docs/seeds.md names a file that exists and a test that stands in its file", () => {
  assert.ok(rows.length >= 80, `${rows.length} promises`);
  for (const row of rows) {
    for (const [, path = ""] of row.matchAll(/`((?:src|test|web)\/[\w./-]+)`/g))
      assert.ok(existsSync(join(root, path)), `${path}\n${row}`);
    const [, file = "", name = ""] = proof.exec(row) ?? assert.fail(`no test is named\n${row}`);
    assert.ok(readFileSync(join(root, file), "utf8").includes(name), `${file} has no test "${name}"`);
  }
});

test("seed 11.23: every step without a rule is named with its reason", () => {
  const steps = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /steps\/.+(?<!\.test)\.ts$/.test(path))
    .flatMap((path) =>
      readFileSync(join(root, "src", path), "utf8")
        .split(/rule: null/)
        .slice(0, -1),
    )
    .map((before) => before.match(/(?<=name: ")[\w.-]+(?=")/g)?.at(-1) ?? "");
  assert.ok(steps.length > 0);
  for (const name of steps) assert.match(table, new RegExp(`\\| .*\`${name}\`.* \\|`), name);
});
