// A process of its own: it measures what the process has in memory.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { runLoad } from "./run-load.ts";
import { runOpenAiLoad } from "./run-openai-load.ts";

test("answers at once are whole, each with its own words", async () => {
  const report = await runLoad({ streams: 12, rssOf: async () => 0, wait });
  assert.deepEqual(
    { mixed: report.mixed, dropped: report.dropped, failed: report.failed, all: report.whole + report.refused },
    { mixed: 0, dropped: 0, failed: 0, all: 12 },
  );
});

test("requests on /v1 get their own words, keep the guarantees and leave nothing behind", async () => {
  const requests = process.env.JIHWI_TEST_ALL === "1" ? 200 : 120;
  const { whole, mixed, dropped, failed, violations, unfinishedTurns, heapMb } = await runOpenAiLoad(requests);
  assert.deepEqual(
    { whole, mixed, dropped, failed, violations, unfinishedTurns },
    { whole: requests, mixed: 0, dropped: 0, failed: 0, violations: 0, unfinishedTurns: 0 },
  );
  // A turn that was kept would be a journal of some 30 kB; caches may still grow by a few.
  assert.ok(heapMb.bytesPerRequest < 30_000, `${heapMb.bytesPerRequest} bytes a request stay`);
});
