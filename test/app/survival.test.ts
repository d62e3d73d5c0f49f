import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { createDatabase, failingPostgres, temporaryFolder } from "#store/testing";
import { skipsUnlessAll } from "../all-tests.ts";
import { hang, startFakeProvider } from "../fakes/index.ts";
import { openTestApp } from "./open-test-app.ts";
import { startServer } from "./start-server.ts";

for (const kind of ["SQLite", "PostgreSQL"]) {
  const skip = kind === "PostgreSQL" && skipsUnlessAll;
  test(`removing a session while it answers leaves the server and everybody else's answers alone (${kind})`, {
    skip,
  }, async (t) => {
    const fake = await startFakeProvider();
    t.after(() => fake.close());
    fake.respond(() => hang());
    const store: Record<string, string> = kind === "SQLite" ? {} : { DATABASE_URL: await createDatabase() };
    const server = await startServer({ ...fake.env, ...store, JIHWI_DATA_DIR: await temporaryFolder(t) });
    t.after(() => server.kill());
    await server.ask("stays", "양자 컴퓨터가 뭐야?");
    for (const [index, wait] of [0, 5, 50, 200, 500].entries()) {
      const session = `s-${index}`;
      await server.ask(session, "양자 컴퓨터가 뭐야?");
      await setTimeout(wait);
      const removed = await fetch(`${server.url}/api/sessions/${session}`, { method: "DELETE" });
      assert.equal(removed.status, 200);
      assert.equal((await fetch(`${server.url}/api/sessions/${session}`)).status, 404);
    }
    const others = await (await fetch(`${server.url}/api/sessions/stays`)).json();
    assert.equal(typeof others.runningTurnId, "string", "the other turn goes on");
    assert.equal(server.child.exitCode, null);
    assert.doesNotMatch(server.log(), /unhandled|uncaught/);
  });
}

test("while PostgreSQL is away, questions are refused with 503 and a time to come back, and then answered again", async (t) => {
  const { databaseUrl, fail, mend } = await failingPostgres(t);
  await using app = await openTestApp({ DATABASE_URL: databaseUrl });
  await fail();
  const refused = await app.ask("chat", "s", "지금 몇 시야?");
  assert.equal(refused.status, 503);
  assert.match(refused.headers.get("retry-after") ?? "", /^[1-9]\d*$/);
  assert.equal((await refused.json()).error.code, "store-unavailable");
  assert.equal((await app.request("/health")).status, 200);
  await mend();
  // A connection of the pool may only now find out that it was ended.
  let answered = await app.ask("chat", "s", "지금 몇 시야?");
  for (let tries = 0; answered.status === 503 && tries < 1_000; tries += 1) {
    await setTimeout(100);
    answered = await app.ask("chat", "s", "지금 몇 시야?");
  }
  assert.equal(answered.status, 200);
  await answered.text();
});

test("a session that is read in the moment in which its answer is stored holds the answer", async (t) => {
  await using app = await openTestApp();
  const { store } = app.jihwi;
  await (await app.ask("chat", "s", "지금 몇 시야?")).text();
  await store.turns.start({ id: "next", sessionId: "s", agent: "chat", title: "", input: null, owner: "elsewhere" });
  const usage = { inputTokens: null, outputTokens: null };
  const { list } = store.messages;
  t.mock.method(store.messages, "list", async (...request: Parameters<typeof list>) => {
    const before = await list(...request);
    if ((await store.turns.get("next")).status !== "running") return before;
    await store.messages.append("s", { id: "answer", role: "assistant", parts: [], text: "열두 시입니다." });
    const end = { ended: "answered", error: null, usage, cost: null } as const;
    await store.turns.finish("next", "elsewhere", { ...end, status: "finished", executors: [] });
    return before;
  });
  const { messages, runningTurnId } = await (await app.request("/api/sessions/s")).json();
  assert.deepEqual([messages.at(-1).id, runningTurnId], ["answer", null]);
});

const prlimit = await promisify(execFile)("prlimit", ["--version"]).then(
  () => true,
  () => false,
);

test("a full disk refuses new questions with 507, and the service comes back when there is room", {
  skip: prlimit ? false : "prlimit is not installed",
}, async (t) => {
  const folder = await temporaryFolder(t);
  const server = await startServer({ JIHWI_DATA_DIR: folder });
  t.after(() => server.kill());
  const limit = (bytes: string) =>
    promisify(execFile)("prlimit", ["--pid", String(server.child.pid), `--fsize=${bytes}`]);
  await (await server.ask("before", "지금 몇 시야?")).text();
  // Room for a few questions and their answers.
  const { size } = await stat(join(folder, "jihwi.sqlite-wal"));
  await limit(`${size + 800_000}:unlimited`);
  const statuses: number[] = [];
  const answers: Promise<string>[] = [];
  for (let count = 0; count < 40 && !statuses.includes(507); count += 1) {
    const answer = await server.ask(`s-${count}`, `지금 몇 시야? ${"가".repeat(2000)}`);
    statuses.push(answer.status);
    // An answer that cannot be stored waits for room; the next question need not.
    answers.push(answer.text());
  }
  assert.equal(statuses.at(-1), 507, statuses.join(" "));
  assert.equal(statuses[0], 200);
  assert.equal((await fetch(`${server.url}/health`)).status, 200);
  assert.equal((await fetch(`${server.url}/api/sessions`)).status, 200);
  await limit("unlimited:unlimited");
  assert.equal((await server.ask("after", "지금 몇 시야?")).status, 200);
  await Promise.all(answers);
  for (let count = 0; count < statuses.length - 1; count += 1) {
    const read = async () => (await fetch(`${server.url}/api/sessions/s-${count}`)).json();
    for (let tries = 0; (await read()).runningTurnId !== null && tries < 2_000; tries += 1) await setTimeout(100);
    assert.deepEqual(
      (await read()).messages.map(({ role }: { role: string }) => role),
      ["user", "assistant"],
      "what was accepted is answered",
    );
  }
  assert.doesNotMatch(server.log(), /unhandled|uncaught/);
});
