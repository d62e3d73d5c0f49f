import assert from "node:assert/strict";
import { test } from "node:test";
import type { JihwiError, JournalEntry } from "#protocol";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";
import type { Store } from "../open-store.ts";
import type { TurnEnd } from "./turns.ts";

const entry: JournalEntry = {
  turnId: "turn",
  seq: 1,
  key: "step:chat.respond:1",
  kind: "step",
  name: "chat.respond",
  status: "finished",
  input: { question: "계약 기간은? \u0000 \ud800" },
  output: { answer: "3개월", nested: [1, null, true] },
  shown: "3개월입니다.",
  prompt: [{ role: "user", content: "질문" }],
  promptHash: "abc",
  executor: "rule",
  fallbackFrom: "openai:gpt",
  reason: null,
  reasoning: null,
  attempts: 2,
  usage: { inputTokens: 12, outputTokens: null },
  cost: 0.25,
  startedAt: 1_790_000_000_123,
  endedAt: 1_790_000_000_456,
  error: null,
};

async function startTurn(store: Store, id = "turn", owner = "first", startedAt = 1000) {
  await store.sessions.ensure({ id: "session", agent: "chat" });
  await store.turns.start({
    id,
    sessionId: "session",
    agent: "chat",
    title: "질문",
    input: { text: "질문" },
    owner,
    startedAt,
  });
}

const end: TurnEnd = {
  status: "finished",
  ended: "answered",
  error: null,
  usage: { inputTokens: 5, outputTokens: 6 },
  cost: null,
  executors: ["rule"],
};

describeStores("turns and journals", (stores) => {
  test("a journal of thousands of rows is written at once, or not at all", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    const rows = Array.from({ length: 4000 }, (_, seq) => ({ ...entry, seq, key: `step:chat.respond:${seq}` }));
    await assert.rejects(store.journal.append([...rows, { ...entry, seq: 0 }]), { code: "conflict" });
    assert.deepEqual(await store.journal.load("turn"), []);
    await store.journal.append(rows);
    assert.equal((await store.journal.load("turn")).length, rows.length);
  });

  test("a running turn's revision differs after its start, each row and its end", async (t) => {
    const store = await stores.open(t);
    const mark = async () => (await store.revisions.read()).get("turns");
    const marks = [await mark()];
    await startTurn(store);
    marks.push(await mark());
    await store.journal.append([entry]);
    marks.push(await mark());
    await store.turns.finish("turn", "first", end);
    marks.push(await mark());
    assert.equal(new Set(marks.slice(0, 3)).size, 3, String(marks));
    assert.notEqual(marks[3], marks[2]);
  });

  test("a journal comes back entry by entry as it was written, in its order", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    const failed: JournalEntry = {
      ...entry,
      seq: 2,
      status: "failed",
      output: null,
      usage: null,
      cost: null,
      error: { code: "model-timeout", message: { ko: "늦음", en: "late" }, hint: null, retryable: true },
    };
    await store.journal.append([failed]);
    await store.journal.append([entry]);
    assert.deepEqual(await store.journal.load("turn"), [entry, failed]);
    assert.deepEqual(await store.journal.load("another"), []);
  });

  test("a reader is given the entries that it has not seen, also one that was written after a later one", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    const [second, third, fourth] = [2, 3, 4].map((seq) => ({ ...entry, seq }));
    assert.ok(second && third && fourth);
    await store.journal.append([entry, third]);
    const seen = new Set([entry.seq, third.seq]);
    assert.deepEqual(await store.journal.loadUnseen("turn", new Set()), [entry, third]);
    assert.deepEqual(await store.journal.loadUnseen("turn", seen), []);
    await store.journal.append([second, fourth]);
    assert.deepEqual(await store.journal.loadUnseen("turn", seen), [second, fourth]);
  });

  test("a write whose acknowledgement was lost is made again without harm", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    const later = { ...entry, seq: 2 };
    await store.journal.append([entry, later]);
    await store.journal.append([entry, later]);
    assert.deepEqual(await store.journal.load("turn"), [entry, later]);
  });

  test("the same place in a journal is never written twice", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    await store.journal.append([entry]);
    const another = { ...entry, output: "another" };
    const conflict = (error: JihwiError) =>
      error.code === "conflict" && !/journal|UNIQUE|constraint/i.test(error.says.en + (error.hint?.en ?? ""));
    await assert.rejects(store.journal.append([another]), conflict);
    const later = { ...entry, seq: 2 };
    await assert.rejects(store.journal.append([later, another]), conflict);
    assert.deepEqual(await store.journal.load("turn"), [entry], "entries come all together or not at all");
    await store.journal.append([later, { ...entry, seq: 3 }]);
    assert.equal((await store.journal.load("turn")).length, 3);
  });

  test("an entry of a turn that was never started is refused", async (t) => {
    const store = await stores.open(t);
    await assert.rejects(store.journal.append([entry]), (error: JihwiError) => error.code === "not-found");
  });

  test("a finished turn keeps its sums, and an unknown cost stays unknown", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    assert.equal(await store.turns.finish("turn", "first", end), true);
    const { endedAt, heartbeatAt, cancelling: _, attempts: __, ...turn } = await store.turns.get("turn");
    assert.deepEqual(turn, {
      id: "turn",
      sessionId: "session",
      agent: "chat",
      status: "finished",
      ended: "answered",
      title: "질문",
      input: { text: "질문" },
      error: null,
      owner: "first",
      startedAt: 1000,
      usage: { inputTokens: 5, outputTokens: 6 },
      cost: null,
      executors: ["rule"],
    });
    assert.equal(typeof endedAt, "number");
    assert.equal(typeof heartbeatAt, "number");
  });

  test("a turn ends once, and only by its owner", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    assert.equal(await store.turns.finish("turn", "stranger", end), false);
    assert.equal(await store.turns.finish("turn", "first", end), true);
    assert.equal(await store.turns.finish("turn", "first", { ...end, status: "failed" }), false);
    assert.equal((await store.turns.get("turn")).status, "finished");
  });

  test("a turn whose owner fell silent goes to exactly one of those who take it", async (t) => {
    const store = await stores.open(t);
    await startTurn(store, "done");
    await store.turns.finish("done", "first", end);
    await startTurn(store, "silent");
    const seen = await store.turns.held();
    assert.deepEqual(
      seen.map(({ id, owner }) => [id, owner]),
      [["silent", "first"]],
    );
    const [lease] = seen;
    assert.ok(lease);
    const stale = { ...lease, heartbeatAt: lease.heartbeatAt - 1 };
    assert.equal(
      await store.turns.takeOver(stale, "early", { crashed: true, agents: ["chat"] }),
      null,
      "it was renewed after that",
    );
    const takes = await Promise.all(
      ["a", "b", "c"].map((owner) => store.turns.takeOver(lease, owner, { crashed: true, agents: ["chat"] })),
    );
    const taken = takes.filter((turn) => turn !== null);
    assert.deepEqual(
      taken.map(({ id, attempts }) => [id, attempts]),
      [["silent", 2]],
    );
    assert.equal(await store.turns.beat("silent", "first"), "lost");
    assert.equal(await store.turns.beat("silent", taken[0]?.owner ?? ""), "go on");
    await store.turns.requestCancel("silent");
    assert.equal(await store.turns.beat("silent", taken[0]?.owner ?? ""), "cancel");
  });

  test("a session has one running turn, and an interrupted one waits for its end", async (t) => {
    const store = await stores.open(t);
    await startTurn(store, "first");
    await store.turns.finish("first", "first", { ...end, status: "interrupted" });
    await startTurn(store, "second");
    await assert.rejects(startTurn(store, "third"), (error: JihwiError) => error.code === "conflict");
    const [waiting] = await store.turns.interrupted();
    assert.ok(waiting);
    assert.equal(await store.turns.takeOver(waiting, "a", { crashed: false, agents: ["chat"] }), null);
    assert.deepEqual(
      (await store.turns.unfinishedIn("session")).map(({ id }) => id),
      ["second", "first"],
    );
    await store.turns.finish("second", "first", end);
    assert.equal((await store.turns.takeOver(waiting, "a", { crashed: false, agents: ["chat"] }))?.attempts, 1);
  });

  test("turns are listed newest first, page by page, and by filter", async (t) => {
    const store = await stores.open(t);
    for (let index = 0; index < 5; index += 1) {
      await startTurn(store, `turn-${index}`, "first", 1000 + Math.floor(index / 2));
      if (index !== 1) await store.turns.finish(`turn-${index}`, "first", { ...end, status: "failed" });
      else await store.turns.finish(`turn-${index}`, "first", end);
    }
    const first = await store.turns.list({ limit: 2 });
    const second = await store.turns.list({ limit: 2, after: first.next });
    const third = await store.turns.list({ limit: 2, after: second.next });
    const ids = [first, second, third].flatMap((page) => page.items.map((turn) => turn.id));
    assert.deepEqual(ids, ["turn-4", "turn-3", "turn-2", "turn-1", "turn-0"]);
    assert.equal(third.next, null);
    assert.deepEqual(
      (await store.turns.list({ status: "finished" })).items.map((turn) => turn.id),
      ["turn-1"],
    );
    assert.deepEqual((await store.turns.list({ agent: "contract" })).items, []);
    await assert.rejects(store.turns.list({ after: "nonsense" }), (error: JihwiError) => error.code === "bad-input");
  });

  test("a trace is the turn with its journal", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    await store.journal.append([entry]);
    const trace = await store.turns.trace("turn");
    assert.deepEqual(trace.entries, [entry]);
    assert.equal("owner" in trace, false);
    await assert.rejects(store.turns.trace("none"), (error: JihwiError) => error.code === "not-found");
  });

  test("a mark belongs to its turn and is replaced by a later one", async (t) => {
    const store = await stores.open(t);
    await startTurn(store);
    await store.marks.put({ turnId: "turn", verdict: "bad", note: "출처가 없음" });
    await store.marks.put({ turnId: "turn", verdict: "good", note: null });
    assert.equal((await store.marks.find("turn"))?.verdict, "good");
    assert.equal((await store.marks.list("bad")).length, 0);
    await store.sessions.remove("session");
    assert.equal(await store.marks.find("turn"), null);
    assert.deepEqual(await store.journal.load("turn"), []);
  });
});
