import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import pg from "pg";
import { JihwiError } from "#protocol";
import type { StoreOptions } from "#store";
import { createDatabase, temporaryFolder } from "#store/testing";
import { writeWithRetries } from "./store-faults.ts";
import { conductorOn, order, until, waitingAgent } from "./testing/turns-for-tests.ts";

test("a write that a busy store refuses is tried again; any other fault, and a lost lease, end it at once", async () => {
  const fault = (code: JihwiError["code"]) => new JihwiError(code, { message: { ko: "장애", en: "fault" } });
  const failing = (code: JihwiError["code"], times: number) => {
    let tries = 0;
    return async () => {
      tries += 1;
      if (tries <= times) throw fault(code);
      return tries;
    };
  };
  assert.equal(await writeWithRetries(failing("store-busy", 2)), 3);
  await assert.rejects(writeWithRetries(failing("conflict", 1)), { code: "conflict" });
  await assert.rejects(
    writeWithRetries(failing("store-full", 1), () => false),
    { code: "store-full" },
  );
});

interface FailingStore {
  readonly options: StoreOptions;
  readonly code: JihwiError["code"];
  fail(): Promise<void>;
  mend(): Promise<void>;
}

/** A PostgreSQL that lets its user in no more, and ends the connections it has. */
async function failingPostgres(t: TestContext): Promise<FailingStore> {
  const address = new URL(await createDatabase());
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  t.after(() => admin.end());
  const user = `u${randomUUID().replaceAll("-", "")}`;
  await admin.query(`create role ${user} login superuser`);
  address.username = user;
  return {
    options: { dataDir: await temporaryFolder(t), databaseUrl: address.href },
    code: "store-unavailable",
    async fail() {
      await admin.query(`alter role ${user} nologin`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [user]);
    },
    async mend() {
      await admin.query(`alter role ${user} login`);
    },
  };
}

/** A SQLite file whose write lock another process holds. */
async function failingSqlite(t: TestContext): Promise<FailingStore> {
  const dataDir = await temporaryFolder(t);
  let holder: DatabaseSync | null = null;
  return {
    options: { dataDir, busyMs: 50 },
    code: "store-busy",
    async fail() {
      holder = new DatabaseSync(join(dataDir, "jihwi.sqlite"));
      holder.exec("begin immediate");
    },
    async mend() {
      holder?.exec("rollback");
      holder?.close();
    },
  };
}

for (const [name, failing] of [
  ["SQLite", failingSqlite],
  ["PostgreSQL", failingPostgres],
] as const) {
  test(`turns outlive a store that cannot be written, and the service comes back by itself (${name})`, async (t) => {
    const store = await failing(t);
    const agent = waitingAgent();
    const { conductor, store: kept, logged } = await conductorOn(t, store.options, agent);
    const turns = await Promise.all(["a", "b", "c"].map((session) => conductor.start(order(session))));
    await until(() => agent.runs.count === 3);
    await store.fail();
    await assert.rejects(conductor.start(order("d")), (error: JihwiError) => error.code === store.code);
    agent.release();
    const outcomes = await Promise.all(turns.map(({ result }) => result));
    assert.deepEqual(outcomes, [null, null, null]);
    for (const { live } of turns) assert.ok(live.chunks().some(({ type }) => type === "data-notice"));
    assert.ok(logged.length > 0);
    await store.mend();
    await until(async () => {
      await conductor.resumeInterrupted();
      return (await kept.turns.held()).length === 0;
    });
    for (const { id, sessionId } of turns) {
      const { status, attempts } = await kept.turns.get(id);
      assert.deepEqual([status, attempts], ["finished", 1], "a failing store is no crash of the turn");
      const messages = await kept.messages.list(sessionId);
      assert.deepEqual(
        messages.map(({ text }) => text),
        ["질문", "질문"],
      );
    }
    assert.equal((await (await conductor.start(order("d"))).result)?.answer, "질문");
  });
}
