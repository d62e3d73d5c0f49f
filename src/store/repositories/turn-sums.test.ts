import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry } from "#protocol";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";

const noon = Date.UTC(2026, 10, 14, 12);
const entry: JournalEntry = {
  turnId: "one",
  seq: 1,
  key: "step:chat.respond:1",
  kind: "step",
  name: "chat.respond",
  status: "finished",
  input: null,
  output: null,
  shown: null,
  prompt: null,
  promptHash: null,
  executor: "openai:gpt",
  fallbackFrom: null,
  reason: null,
  attempts: 1,
  usage: { inputTokens: 12, outputTokens: 3 },
  cost: 0.25,
  startedAt: noon,
  endedAt: noon + 400,
  error: null,
};

describeStores("sums of turns", (stores) => {
  test("money, tokens and time are added up; what has no price is counted, not guessed", async (t) => {
    const store = await stores.open(t);
    await store.sessions.ensure({ id: "session", agent: "chat", title: "질문" });
    const turn = { sessionId: "session", agent: "chat", title: "", input: null, error: null, executors: [] };
    const usage = { inputTokens: 12, outputTokens: 3 };
    await store.turns.keep({ ...turn, id: "one", usage, cost: 0.25, startedAt: noon });
    await store.turns.keep({ ...turn, id: "two", usage, cost: null, startedAt: noon + 4 * 3_600_000 });
    await store.journal.append([
      entry,
      { ...entry, seq: 2 },
      { ...entry, seq: 3, executor: "rule", usage: null, cost: null },
      { ...entry, turnId: "two", cost: null, usage: { inputTokens: 5, outputTokens: null } },
    ]);
    const read = (by: "day" | "agent" | "model" | "session", since?: number) =>
      store.turnSums.read({ by, since, timeZone: "Asia/Seoul" });

    const days = await read("day");
    assert.deepEqual(
      days.rows.map(({ key, count, cost, unpriced }) => [key, count, cost, unpriced]),
      [
        ["2026-11-15", 1, 0, 1],
        ["2026-11-14", 1, 0.25, 0],
      ],
      "four hours after noon in UTC it is the next day in Seoul",
    );
    assert.deepEqual([days.total.count, days.total.inputTokens, days.total.outputTokens], [2, 24, 6]);
    assert.equal((await read("agent", noon + 1)).total.count, 1);
    assert.deepEqual(
      (await read("session")).rows.map(({ key, title, agent, count }) => [key, title, agent, count]),
      [["session", "질문", "chat", 2]],
    );
    assert.deepEqual(
      (await read("model")).rows.map(({ key, count, inputTokens, outputTokens, cost, unpriced, ms }) => [
        key,
        count,
        inputTokens,
        outputTokens,
        cost,
        unpriced,
        ms,
      ]),
      [
        ["openai:gpt", 3, 29, 6, 0.5, 1, 1200],
        ["rule", 1, 0, 0, 0, 0, 400],
      ],
    );
  });

  test("what a failed model spent is the model's, and the step that the rule took over is the rule's", async (t) => {
    const store = await stores.open(t);
    await store.sessions.ensure({ id: "session", agent: "chat", title: "질문" });
    const turn = { sessionId: "session", agent: "chat", title: "", input: null, error: null, executors: [] };
    await store.turns.keep({
      ...turn,
      id: "one",
      usage: { inputTokens: 12, outputTokens: 3 },
      cost: 0.25,
      startedAt: noon,
    });
    await store.journal.append([
      { ...entry, executor: "rule", fallbackFrom: "openai:gpt" },
      { ...entry, seq: 2, executor: "rule", usage: null, cost: null },
    ]);
    const { rows, total } = await store.turnSums.read({ by: "model", timeZone: "Asia/Seoul" });
    assert.deepEqual(
      rows.map(({ key, count, inputTokens, outputTokens, cost, ms }) => [
        key,
        count,
        inputTokens,
        outputTokens,
        cost,
        ms,
      ]),
      [
        ["openai:gpt", 0, 12, 3, 0.25, 400],
        ["rule", 2, 0, 0, 0, 400],
      ],
    );
    assert.equal(total.count, 2);
  });
});
