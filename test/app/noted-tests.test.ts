import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { browserFilesToTryAgain, closingLine } from "../../scripts/noted-tests.mjs";

const reporter = resolve(import.meta.dirname, "../../scripts/noted-tests.mjs");

/** What a run of these files leaves: its closing line, and what is tried again. */
async function after(programs: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), "jihwi-noted-"));
  const notes = join(root, "notes");
  await mkdir(notes);
  for (const [file, program] of Object.entries(programs)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `import { describe, it, test } from "node:test";\n${program}`);
  }
  const output = `--test-reporter-destination=${join(notes, "0")}`;
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ["--test", `--test-reporter=${reporter}`, output, ...Object.keys(programs)];
  spawnSync(process.execPath, args, { cwd: root, env });
  const told = { line: closingLine(notes), again: browserFilesToTryAgain(root, notes) };
  await rm(root, { recursive: true });
  return told;
}

test("seed 11.23: tests that are skipped without the shared data are counted in one closing line", async () => {
  const skipped = `test("a", { skip: "JIHWI_TEST_DATA is not set" }, () => {}); test("b", { skip: "no browser" }, () => {});`;
  assert.match((await after({ "some.test.mjs": skipped })).line, /1 tests were skipped without the development data/);
  assert.match((await after({ "some.test.mjs": `test("a", () => {});` })).line, /no test was skipped/);
});

test("only a few files of the browser, and nothing beside them, are tried again", async () => {
  const failing = `describe("x", () => { it("fails", () => { throw new Error("no"); }); it("passes", () => {}); });`;
  const page = join("test", "e2e", "page.test.mjs");
  assert.deepEqual((await after({ [page]: failing, "some.test.mjs": `test("a", () => {});` })).again, [page]);
  assert.deepEqual((await after({ [page]: failing, "some.test.mjs": failing })).again, []);
  assert.deepEqual(
    (await after({ [page]: `throw new Error("ends before its tests");`, "b.test.mjs": failing })).again,
    [],
  );
  const many = Object.fromEntries([1, 2, 3, 4].map((at) => [join("test", "e2e", `${at}.test.mjs`), failing]));
  assert.deepEqual((await after(many)).again, []);
});
