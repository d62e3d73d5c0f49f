import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { Kysely, SqliteDialect, sql } from "kysely";
import { happens } from "../../../../test/happens.ts";
import { adaptDatabase } from "./adapt-database.ts";
import { PatientDriver } from "./patient-driver.ts";
import { OwnLockAdapter } from "./sqlite-dialect.ts";

interface Tables {
  readonly notes: { readonly text: string };
}

/** A database whose log is flushed when the test says so. */
async function openWithSlowDisk(t: TestContext) {
  const flushes: PromiseWithResolvers<void>[] = [];
  let isOver = false;
  const log = {
    flush() {
      if (isOver) return Promise.resolve();
      const disk = Promise.withResolvers<void>();
      flushes.push(disk);
      return disk.promise;
    },
    close: async () => {},
  };
  const database = adaptDatabase(new DatabaseSync(":memory:"), "memory");
  database.prepare("create table notes (text text)").run([]);
  const dialect = new SqliteDialect({ database });
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => new PatientDriver({ database }, 100, log),
      createAdapter: () => new OwnLockAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (any) => dialect.createIntrospector(any),
    },
  });
  t.after(() => {
    isOver = true;
    for (const flush of flushes) flush.resolve();
    return db.destroy();
  });
  return { db, flushes };
}

const settled = async (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 20, false))]);

test("a writer hears of its rows when they are on the disk, and others use the connection meanwhile", async (t) => {
  const { db, flushes } = await openWithSlowDisk(t);
  const insert = db.insertInto("notes").values({ text: "a" }).execute();
  assert.equal(await settled(insert), false);
  const { text } = await db.selectFrom("notes").selectAll().executeTakeFirstOrThrow();
  assert.equal(text, "a");
  assert.equal(flushes.length, 1, "a reader flushes nothing");
  flushes[0]?.resolve();
  await insert;
});

test("a reader that begins with a table of its own flushes nothing; a writer that does is one", async (t) => {
  const { db, flushes } = await openWithSlowDisk(t);
  await sql`
    with recursive "up" ("n", "updatedAt") as (select 1, 2) select "n" from "up"`.execute(db);
  assert.equal(flushes.length, 0);
  const insert = sql`with "up" ("n") as (select 'a') insert into notes select "n" from "up"`.execute(db);
  assert.equal(await settled(insert), false);
  flushes[0]?.resolve();
  await insert;
});

test("so does a transaction, once, at its end", async (t) => {
  const { db, flushes } = await openWithSlowDisk(t);
  const both = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("notes").values({ text: "a" }).execute();
    await transaction.insertInto("notes").values({ text: "b" }).execute();
  });
  await happens(async () => flushes.length === 1);
  assert.equal(await settled(both), false);
  assert.equal(flushes.length, 1);
  flushes[0]?.resolve();
  await both;
});

test("rows that did not reach the disk are not said to be stored", async (t) => {
  const { db, flushes } = await openWithSlowDisk(t);
  const insert = db.insertInto("notes").values({ text: "a" }).execute();
  await settled(insert.catch(() => {}));
  flushes[0]?.reject(new Error("the disk is gone"));
  await assert.rejects(insert, /the disk is gone/);
});

test("a transaction has the connection for itself until its end", async (t) => {
  const { db, flushes } = await openWithSlowDisk(t);
  const inside = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("notes").values({ text: "a" }).execute();
    await inside.promise;
  });
  const read = db.selectFrom("notes").selectAll().execute();
  assert.equal(await settled(read), false);
  inside.resolve();
  assert.equal((await read).length, 1);
  flushes[0]?.resolve();
  await slow;
});

test("what was begun is on the disk before the store closes, also what is written while it waits", async (t) => {
  const { db, flushes } = await openWithSlowDisk(t);
  const inside = Promise.withResolvers<void>();
  const first = db.insertInto("notes").values({ text: "a" }).execute();
  const second = db.transaction().execute(async (transaction) => {
    await inside.promise;
    await transaction.insertInto("notes").values({ text: "b" }).execute();
  });
  assert.equal(await settled(first), false);
  const closed = db.destroy();
  inside.resolve();
  assert.equal(await settled(second), false);
  flushes[0]?.resolve();
  await first;
  assert.equal(await settled(closed), false, "the second is not on the disk yet");
  flushes[1]?.resolve();
  await Promise.all([second, closed]);
});
