import assert from "node:assert/strict";
import { test } from "node:test";
import type { RunSummary } from "#inspection";
import { progressLine } from "./progress.ts";

const summary: RunSummary = {
  documents: 500,
  problem_found: 3,
  all_passed: 496,
  undecided: 1,
  error: 0,
  critical: 1,
  warning: 2,
  near_duplicates: 0,
  errors: [],
};
const line = (seconds: number, total: number | null) => progressLine(summary, seconds, total, { say: ({ en }) => en });

test("the bar shows share, rate and the time that is left", () => {
  assert.equal(
    line(5, 2000),
    "█████░░░░░░░░░░░░░░░ 25% · 500 · 100/s · 3 problems · 1 undecided · 0 errors · 0:15 left",
  );
});

test("without a known end there is a rate and no bar", () => {
  assert.equal(line(5, null), "500 · 100/s · 3 problems · 1 undecided · 0 errors");
});
