import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { test } from "node:test";

test("docs/guarantees.md is what the code declares", () => {
  const script = resolve(import.meta.dirname, "../../scripts/guarantees.ts");
  const { status, stderr } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, "--check"]);
  assert.equal(status, 0, String(stderr));
});
