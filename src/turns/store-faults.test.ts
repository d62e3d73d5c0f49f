import assert from "node:assert/strict";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import type { Agent } from "#kernel";
import { JihwiError } from "#protocol";
import type { StoreOptions } from "#store";
import { failingPostgres, temporaryFolder } from "#store/testing";
import { conductorOn, order, until, waitingAgent } from "../../test/beds/turns/turns-for-tests.ts";
import type { EndedTurn } from "./ended-turn.ts";
import { patientJournal, writeWithRetries } from "./store-faults.ts";

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

test("a journal tries the same rows again", async () => {
  const rows: unknown[] = [];
  const journal = patientJournal(
    {
      load: async () => [],
      async append(entries) {
        rows.push(entries);
        if (rows.length === 1) throw new JihwiError("store-unavailable", { message: { ko: "장애", en: "fault" } });
      },
    },
    () => true,
  );
  await journal.append([]);
  assert.equal(rows.length, 2);
  assert.equal(rows[0], rows[1]);
});

test("a turn that a failing store broke off is left to be resumed, though the store is well again by then", async (t) => {
  const agent = waitingAgent();
  agent.release();
  let runs = 0;
  const brokenOnce: Agent = {
    ...agent,
    async run(turn, request) {
      runs += 1;
      if (runs > 1) return await agent.run(turn, request);
      throw new JihwiError("store-unavailable", { message: { ko: "장애", en: "fault" } });
    },
  };
  const { conductor, store } = await conductorOn(t, { dataDir: await temporaryFolder(t) }, brokenOnce);
  const turn = await conductor.start(order("s"));
  assert.equal(await turn.result, null);
  assert.equal((await store.turns.get(turn.id)).status, "running");
  await until(async () => (await conductor.resumeInterrupted()) === 1);
  await until(async () => (await store.turns.held()).length === 0);
  assert.equal((await store.turns.get(turn.id)).status, "finished");
});

test("an answer whose commit nobody acknowledged is told as the one that is stored, once", async (t) => {
  const answering = waitingAgent();
  answering.release();
  const followed: string[] = [];
  const agent: Agent = {
    ...answering,
    async afterwards(_, { text }) {
      followed.push(text);
    },
  };
  const ended: string[] = [];
  const listener = { ended: ({ status }: EndedTurn) => ended.push(status), followedUp() {}, kept() {} };
  const { conductor, jobs, store } = await conductorOn(t, { dataDir: await temporaryFolder(t) }, agent, { listener });
  const { transaction } = jobs;
  let commits = 0;
  jobs.transaction = async (work) => {
    const result = await transaction(work);
    commits += 1;
    if (commits === 1) throw new JihwiError("store-unavailable", { message: { ko: "장애", en: "fault" } });
    return result;
  };
  const turn = await conductor.start(order("s"));
  assert.equal((await turn.result)?.answer, "질문");
  await turn.followedUp;
  const types = turn.live.chunks().map(({ type }) => type);
  assert.equal(types.at(-1), "finish");
  assert.equal((await store.messages.list("s")).length, 2);
  assert.deepEqual({ commits, ended, followed }, { commits: 2, ended: ["finished"], followed: ["질문"] });
});

interface FailingStore {
  readonly options: StoreOptions;
  readonly code: JihwiError["code"];
  fail(): Promise<void>;
  mend(): Promise<void>;
}

async function unavailablePostgres(t: TestContext): Promise<FailingStore> {
  const { databaseUrl, fail, mend } = await failingPostgres(t);
  return { options: { dataDir: await temporaryFolder(t), databaseUrl }, code: "store-unavailable", fail, mend };
}

/** A SQLite file whose write lock another process holds. */
async function failingSqlite(t: TestContext): Promise<FailingStore> {
  const dataDir = await temporaryFolder(t);
  let holder: DatabaseSync | null = null;
  return {
    options: { dataDir, busyMs: 50 },
    code: "store-busy",
    async fail() {
      const other = new DatabaseSync(join(dataDir, "jihwi.sqlite"));
      holder = other;
      // A turn may be writing just now.
      await until(() => {
        try {
          other.exec("begin immediate");
        } catch {
          return false;
        }
        return true;
      });
    },
    async mend() {
      holder?.exec("rollback");
      holder?.close();
    },
  };
}

for (const [name, failing] of [
  ["SQLite", failingSqlite],
  ["PostgreSQL", unavailablePostgres],
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
