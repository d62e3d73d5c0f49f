// A process of its own: it changes the time zone of the process.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, dayInName } from "./format.ts";

test("the day in a file's name is that of whoever saves it", (t) => {
  const zone = process.env.TZ;
  t.after(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  const at = Date.parse("2026-03-01T20:00:00Z");
  process.env.TZ = "Asia/Seoul";
  assert.equal(dayInName(at), "2026-03-02");
  process.env.TZ = "America/New_York";
  assert.equal(dayInName(at), "2026-03-01");
});

test("one thing is told as one", () => {
  assert.equal(counted(1, "paper"), "1 paper");
  assert.equal(counted(2400, "paper"), "2,400 papers");
});
