import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { closingLine } from "../../scripts/skipped-tests.mjs";

const reporter = resolve(import.meta.dirname, "../../scripts/skipped-tests.mjs");

/** The closing line of a run of these tests. */
async function lineAfter(program: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-skipped-"));
  await mkdir(join(folder, "skipped"));
  await writeFile(join(folder, "some.test.mjs"), `import { test } from "node:test";\n${program}`);
  const output = join(folder, "skipped", "0");
  const args = ["--test", `--test-reporter=${reporter}`, `--test-reporter-destination=${output}`, "some.test.mjs"];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  execFileSync(process.execPath, args, { cwd: folder, env });
  const line = closingLine(join(folder, "skipped"));
  await rm(folder, { recursive: true });
  return line;
}

test("seed 11.23: tests that are skipped without the shared data are counted in one closing line", async () => {
  const skipped = `test("a", { skip: "JIHWI_TEST_DATA is not set" }, () => {}); test("b", { skip: "no browser" }, () => {});`;
  assert.match(await lineAfter(skipped), /1 tests were skipped without the development data/);
  assert.match(await lineAfter(`test("a", () => {});`), /no test was skipped/);
});
