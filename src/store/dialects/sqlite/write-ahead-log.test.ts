import assert from "node:assert/strict";
import { renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "../../../../test/beds/store/temporary-folder.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

async function openWithLog(t: TestContext) {
  const where = await temporaryFolder(t);
  const file = join(where, "jihwi.sqlite");
  const database = new DatabaseSync(file, { timeout: 1000 });
  database.exec("pragma journal_mode = wal; create table notes (text text)");
  const log = new WriteAheadLog(database, { where, file });
  t.after(async () => {
    database.close();
    await log.close();
  });
  const insert = database.prepare("insert into notes values (?)");
  /** Each fills a page of its own. */
  const writePages = (pages: number) => {
    for (let page = 0; page < pages; page += 1) insert.run("x".repeat(3000));
  };
  return { database, log, file: `${file}-wal`, writePages };
}

test("a log that has grown is folded beside those who write, and begins anew", async (t) => {
  const { log, file, writePages } = await openWithLog(t);
  for (let round = 0; round < 40; round += 1) {
    writePages(400);
    await log.flush();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const pages = statSync(file).size / 4096;
  assert.ok(pages < 15_000, `${pages} pages: the log of 40,000 was never begun anew`);
});

test("a folded log is begun by the thread that folded it: the next writer waits for no disk", async (t) => {
  const { database, log, writePages } = await openWithLog(t);
  writePages(1_200);
  await log.flush();
  const pages = () => Number(database.prepare("pragma wal_checkpoint(noop)").get()?.log);
  for (let look = 0; look < 200 && pages() !== 1; look += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(pages(), 1, "what SQLite flushes on the thread of the first writer is flushed");
  const notes = () => database.prepare("select count(*) as count from notes").get()?.count;
  assert.equal(notes(), 1_200);
});

test("an emptied log holds nothing, however long somebody writes at first", async (t) => {
  const { database, log, file, writePages } = await openWithLog(t);
  writePages(3);
  database.exec("begin immediate");
  const emptied = log.empty();
  setTimeout(() => database.exec("commit"), 1000);
  await emptied;
  assert.equal(statSync(file).size, 0);
});

test("after a flush that failed only a whole checkpoint tells that rows are on the disk", async (t) => {
  const { log, file, writePages } = await openWithLog(t);
  writePages(3);
  renameSync(file, `${file}.away`);
  await assert.rejects(log.flush());
  renameSync(`${file}.away`, file);
  writePages(1);
  await log.flush();
  assert.equal(statSync(file).size, 0);
  writePages(1);
  await log.flush();
  assert.ok(statSync(file).size > 0, "and then flushing is enough again");
});

test("a closed log says so", async (t) => {
  const { database, log } = await openWithLog(t);
  database.close();
  await log.close();
  await assert.rejects(log.empty(), /closed/);
  database.open();
});
