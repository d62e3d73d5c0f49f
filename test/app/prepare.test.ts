import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type TestContext, test } from "node:test";

const scripts = resolve(import.meta.dirname, "../../scripts");

/** A checkout that nothing is installed for, and an `npm` that only leaves a file where it was run. */
async function openCheckout(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-prepare-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const [checkout, other, bin] = [join(folder, "checkout"), join(folder, "other"), join(folder, "bin")];
  for (const one of [join(checkout, "scripts"), other, bin]) await mkdir(one, { recursive: true });
  for (const name of ["prepare.mjs", "built.mjs", "verify-runtime.mjs", "node-binaries.json"])
    await cp(join(scripts, name), join(checkout, "scripts", name));
  await writeFile(join(checkout, "package-lock.json"), "{}");
  await writeFile(join(other, "kept"), "");
  await writeFile(join(bin, "npm"), "#!/bin/sh\nmkdir -p node_modules && touch npm-was-run\n", { mode: 0o755 });
  const prepare = () =>
    spawnSync(process.execPath, [join(checkout, "scripts/prepare.mjs")], {
      env: { PATH: `${bin}:${process.env.PATH ?? ""}` },
      encoding: "utf8",
    });
  return { checkout, other, prepare };
}

test("nothing is installed through a node_modules that is a link, and what it leads to stays as it is", async (t) => {
  const { checkout, other, prepare } = await openCheckout(t);
  await symlink(other, join(checkout, "node_modules"));
  const { status, stderr } = prepare();
  assert.equal(status, 2);
  assert.match(stderr, /node_modules is a symbolic link to .*other/);
  assert.match(stderr, /run npm ci where it leads to/);
  assert.deepEqual((await readdir(checkout)).sort(), ["node_modules", "package-lock.json", "scripts"]);
  assert.deepEqual(await readdir(other), ["kept"]);
});

test("without a node_modules what the lock file asks for is installed", async (t) => {
  const { checkout, prepare } = await openCheckout(t);
  assert.match(prepare().stderr, /installing/);
  assert.ok((await readdir(checkout)).includes("npm-was-run"));
});
