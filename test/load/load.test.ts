import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { runLoad } from "./run-load.ts";

test("answers at once are whole, each with its own words", async () => {
  const report = await runLoad({ streams: 12, rssOf: async () => 0, wait });
  assert.deepEqual(
    { mixed: report.mixed, dropped: report.dropped, failed: report.failed, all: report.whole + report.refused },
    { mixed: 0, dropped: 0, failed: 0, all: 12 },
  );
});
