import assert from "node:assert/strict";
import { test } from "node:test";
import { instantOf } from "./zoned-time.ts";

const cases = [
  // The clocks of New York go from 02:00 to 03:00 at 07:00 UTC, and back at 06:00 UTC.
  ["America/New_York", "2026-03-08", "01:30", "2026-03-08T06:30:00.000Z"],
  ["America/New_York", "2026-03-08", "03:00", "2026-03-08T07:00:00.000Z"],
  ["America/New_York", "2026-03-08", "05:00", "2026-03-08T09:00:00.000Z"],
  ["America/New_York", "2026-03-08", "12:00", "2026-03-08T16:00:00.000Z"],
  ["America/New_York", "2026-11-01", "00:30", "2026-11-01T04:30:00.000Z"],
  ["America/New_York", "2026-11-01", "03:00", "2026-11-01T08:00:00.000Z"],
  // Those of Sydney at 16:00 UTC of the day before.
  ["Australia/Sydney", "2026-10-03", "20:00", "2026-10-03T10:00:00.000Z"],
  ["Australia/Sydney", "2026-10-04", "01:30", "2026-10-03T15:30:00.000Z"],
  ["Australia/Sydney", "2026-10-04", "03:30", "2026-10-03T16:30:00.000Z"],
  ["Australia/Sydney", "2026-04-05", "01:00", "2026-04-04T14:00:00.000Z"],
  ["Australia/Sydney", "2026-04-05", "05:00", "2026-04-04T19:00:00.000Z"],
  // A time that is left out is as much later.
  ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
  ["Australia/Sydney", "2026-10-04", "02:30", "2026-10-03T16:30:00.000Z"],
  ["Asia/Seoul", "2026-03-08", "05:00", "2026-03-07T20:00:00.000Z"],
] as const;

for (const [zone, date, clock, expected] of cases) {
  test(`${clock} of ${date} in ${zone}`, () => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    assert.equal(instantOf({ year, month, day }, hours * 60 + minutes, zone).toISOString(), expected);
  });
}
