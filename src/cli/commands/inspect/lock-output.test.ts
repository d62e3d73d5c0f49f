import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { createOwner, retireOwner } from "#jobs";
import { temporaryFolder } from "#store/testing";
import { lockOutput } from "./lock-output.ts";

const elsewhere = "another@0123456789ab:7:x";
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

test("a lock keeps others until it is let go, and leaves nothing behind", async (t) => {
  const folder = await temporaryFolder(t);
  const path = join(folder, "out.lock");
  const lock = await lockOutput(path, "out");
  await assert.rejects(lockOutput(path, "out"), { code: "conflict" });
  await lock.release();
  await (await lockOutput(path, "out")).release();
  assert.deepEqual(readdirSync(folder), []);
});

test("a lock of another machine counts as long as it is touched; an empty one does not", async (t) => {
  const folder = await temporaryFolder(t);
  const path = join(folder, "out.lock");
  for (const [content, seconds, isStale] of [
    [elsewhere, 0, false],
    [elsewhere, 40, false],
    [elsewhere, 90, true],
    ["", 0, true],
  ] as const) {
    await writeFile(path, content);
    await utimes(path, ago(seconds), ago(seconds));
    if (isStale) await (await lockOutput(path, "out")).release();
    else await assert.rejects(lockOutput(path, "out"), { code: "conflict" });
    assert.deepEqual(readdirSync(folder), isStale ? [] : ["out.lock"]);
    await rm(path, { force: true });
  }
});

test("a holder touches its lock", async (t) => {
  const path = join(await temporaryFolder(t), "out.lock");
  t.mock.timers.enable({ apis: ["setInterval"] });
  const lock = await lockOutput(path, "out");
  await utimes(path, ago(50), ago(50));
  t.mock.timers.tick(20_000);
  while ((await stat(path)).mtimeMs < ago(30).getTime()) await new Promise((later) => setImmediate(later));
  await lock.release();
});

test("of many who see that a lock's holder is gone, one takes it", async (t) => {
  const folder = await temporaryFolder(t);
  const path = join(folder, "out.lock");
  for (const content of [gone(), ""]) {
    await writeFile(path, content);
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => lockOutput(path, "out")));
    const taken = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    assert.equal(taken.length, 1);
    assert.equal(await taken[0]?.isHeld(), true);
    await taken[0]?.release();
    assert.deepEqual(readdirSync(folder), []);
  }
});

test("who has lost a lock knows, and does not take away the other's", async (t) => {
  const path = join(await temporaryFolder(t), "out.lock");
  const first = await lockOutput(path, "out");
  await utimes(path, ago(90), ago(90));
  const second = await lockOutput(path, "out");
  assert.deepEqual([await first.isHeld(), await second.isHeld()], [false, true]);
  await first.release();
  assert.equal(await second.isHeld(), true);
  await rm(path);
  assert.equal(await second.isHeld(), true, "removed by hand");
  await second.release();
});

test("a lock that could not be written is not left", { skip: process.platform === "win32" }, async (t) => {
  const folder = await temporaryFolder(t);
  const source = JSON.stringify(new URL("./lock-output.ts", import.meta.url).href);
  const program = `const { lockOutput } = await import(${source}); await lockOutput("out.lock", "out").catch(({ code }) => console.log(code));`;
  const flags = "--disable-warning=ExperimentalWarning --input-type=module --eval";
  // No file may grow, as on a full disk; what is said goes through a pipe.
  const line = `trap "" XFSZ; ulimit -f 0; exec "$0" ${flags} "$1"`;
  const said = execFileSync("sh", ["-c", line, process.execPath, program], { cwd: folder, encoding: "utf8" });
  assert.deepEqual([said, readdirSync(folder)], ["EFBIG\n", []]);
});

function gone(): string {
  const owner = createOwner();
  retireOwner(owner);
  return owner;
}
