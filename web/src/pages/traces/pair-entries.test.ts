import assert from "node:assert/strict";
import { test } from "node:test";
import type { JournalEntry, Trace } from "#protocol";
import { answerOf, pairEntries } from "./pair-entries.ts";

const entry = (kind: JournalEntry["kind"], name: string, shown: string | null = null) =>
  ({ kind, name, shown }) as JournalEntry;
const trace = (...entries: JournalEntry[]) => ({ entries }) as Trace;

test("steps and tools of two turns are paired in their order; what only one did stands alone", () => {
  const one = trace(entry("step", "select"), entry("tool", "clock"), entry("step", "respond"));
  const other = trace(entry("step", "select"), entry("node", "answer"), entry("step", "respond"));
  const seen = pairEntries(one, other).map((pair) => [pair.name, pair.one !== null, pair.other !== null]);
  assert.deepEqual(seen, [
    ["select", true, true],
    ["clock", true, false],
    ["respond", true, true],
  ]);
});

test("the answer is what was shown of steps and said, not the lines about tools", () => {
  const turn = trace(
    entry("tool", "clock", "시계를 봤습니다"),
    entry("step", "respond", "두 시"),
    entry("say", "chat", "끝"),
  );
  assert.equal(answerOf(turn), "두 시\n\n끝");
});
