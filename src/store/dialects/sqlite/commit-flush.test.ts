import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../../../test/beds/store/temporary-folder.ts";
import { CommitFlush } from "./commit-flush.ts";

test("those who come while a flush runs share the next one, and none is told of an earlier one", async (t) => {
  const log = join(await temporaryFolder(t), "log");
  writeFileSync(log, "");
  const started: PromiseWithResolvers<void>[] = [];
  const flush = new CommitFlush(log, () => {
    const disk = Promise.withResolvers<void>();
    started.push(disk);
    return disk.promise;
  });
  t.after(() => flush.close());
  const told: string[] = [];
  const ask = (name: string) => flush.flush().then(() => told.push(name));
  const first = ask("first");
  await turn();
  assert.equal(started.length, 1);
  const others = [ask("second"), ask("third")];
  await turn();
  assert.equal(started.length, 1, "one flush at a time");
  started[0]?.resolve();
  await first;
  await turn();
  assert.deepEqual([told, started.length], [["first"], 2]);
  started[1]?.resolve();
  await Promise.all(others);
  assert.deepEqual(told, ["first", "second", "third"]);
});

test("a flush that fails is told to those it was for, and the next one is tried afresh", async (t) => {
  const log = join(await temporaryFolder(t), "log");
  const flush = new CommitFlush(log);
  t.after(() => flush.close());
  await assert.rejects(flush.flush(), { code: "ENOENT" });
  writeFileSync(log, "");
  await flush.flush();
});

function turn(): Promise<void> {
  return new Promise(setImmediate);
}
