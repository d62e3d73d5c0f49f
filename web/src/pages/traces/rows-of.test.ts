import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry, Trace } from "#protocol";
import { rowsOf } from "./rows-of.ts";

const entry = (seq: number, kind: JournalEntry["kind"], name: string, from: number, to = from): JournalEntry => ({
  turnId: "t",
  seq,
  key: name,
  kind,
  name,
  status: "finished",
  input: null,
  output: null,
  shown: null,
  prompt: null,
  promptHash: null,
  executor: null,
  fallbackFrom: null,
  reason: null,
  attempts: 1,
  usage: null,
  cost: null,
  startedAt: from,
  endedAt: to,
  error: null,
});
const trace = (...entries: JournalEntry[]): Trace => ({
  id: "t",
  sessionId: "s",
  agent: "chat",
  status: "finished",
  ended: "answered",
  title: "",
  startedAt: 0,
  endedAt: 100,
  usage: { inputTokens: null, outputTokens: null },
  cost: null,
  executors: [],
  input: null,
  error: null,
  verdict: null,
  entries,
});
const seen = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ entry, inNode, start, end }) => `${inNode ? "  " : ""}${entry.name} ${start}-${end}`);

test("a node that is journaled when it is entered lasts until the next one", () => {
  const rows = rowsOf(
    trace(entry(1, "node", "choose", 0), entry(2, "step", "select", 5, 20), entry(3, "node", "answer", 30)),
  );
  assert.deepEqual(seen(rows), ["choose 0-30", "  select 5-20", "answer 30-100"]);
});

test("a phase that is journaled when it ends still stands before what it held", () => {
  const rows = rowsOf(trace(entry(1, "tool", "search", 10, 20), entry(2, "node", "execute", 5, 40)));
  assert.deepEqual(seen(rows), ["execute 5-40", "  search 10-20"]);
});

test("invariants are no part of the waterfall", () => {
  assert.deepEqual(rowsOf(trace(entry(1, "invariant", "chat", 90))), []);
});
