import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry } from "#protocol";
import { openStore } from "../open-store.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

test("x", async (t) => {
  const dataDir = await temporaryFolder(t);
  const store = await openStore({ dataDir });
  t.after(() => store.close());
  await store.sessions.create({ id: "s", agent: "chat" });
  await store.turns.start({ id: "t", sessionId: "s", agent: "chat", title: "q", input: { a: 1 }, owner: "me" });
  const entry: JournalEntry = { turnId: "t", seq: 1, key: "k", kind: "step", name: "n", status: "finished", input: {q: "안녕 \u0000"}, output: {a: "x".repeat(2000)}, prompt: [{role: "user", content: "y".repeat(4000)}], promptHash: "h", executor: "rule", fallbackFrom: null, attempts: 1, usage: {inputTokens: 1, outputTokens: null}, cost: null, startedAt: 1, endedAt: 2, error: null };
  for (let k = 0; k < 8; k++) {
    const a = performance.now();
    for (let i = 0; i < 15; i++) await store.journal.append({ ...entry, seq: k * 15 + i });
    console.log(performance.now() - a);
  }
  const back = await store.journal.load("t");
  assert.deepEqual(back[1], entry);
  console.log((await store.turns.list()).items);
});
