import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { JihwiError } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { putInPlace } from "./put-in-place.ts";

/** A whole file and the one that it is to replace, where the system refuses to put one in the place of the other. */
async function refusing(t: TestContext, code: string) {
  const refusal = Object.assign(new Error(code), { code });
  const mocked = t.mock.method(promises, "rename", () => Promise.reject(refusal));
  syncBuiltinESMExports();
  t.after(() => {
    mocked.mock.restore();
    syncBuiltinESMExports();
  });
  const folder = await temporaryFolder(t);
  const [whole, file] = [join(folder, "whole.jsonl"), join(folder, "results.jsonl")];
  writeFileSync(whole, "new\n");
  writeFileSync(file, "earlier\n");
  return { whole, file };
}

const tells = (whole: string) => (thrown: unknown) =>
  thrown instanceof JihwiError && thrown.says.ko.includes(whole) && thrown.says.en.includes(whole);

test("a file that cannot be replaced takes the new content", async (t) => {
  for (const code of ["EXDEV", "EACCES"]) {
    const { whole, file } = await refusing(t, code);
    await putInPlace(whole, file);
    assert.deepEqual([readFileSync(file, "utf8"), existsSync(whole)], ["new\n", false], code);
    t.mock.restoreAll();
  }
});

test("where replacing fails for another reason, the file stays as it is, and it is told where the new one lies", async (t) => {
  const { whole, file } = await refusing(t, "EIO");
  await assert.rejects(putInPlace(whole, file), tells(whole));
  assert.deepEqual([readFileSync(file, "utf8"), readFileSync(whole, "utf8")], ["earlier\n", "new\n"]);
});

const noFullDisk = existsSync("/dev/full") ? false : "there is no /dev/full";
test("where the disk is full, it is told where the whole content lies", { skip: noFullDisk }, async (t) => {
  const { whole } = await refusing(t, "EXDEV");
  await assert.rejects(putInPlace(whole, "/dev/full"), tells(whole));
  assert.equal(readFileSync(whole, "utf8"), "new\n");
});
