import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { dogDay, solarTerm } from "./solar-term.ts";
import { isoDate } from "./zoned-time.ts";

const told = (date: ReturnType<typeof solarTerm>) => (date === null ? null : isoDate(date));

describe("solar terms", () => {
  it("fall on the days of the Korean calendar", () => {
    assert.equal(told(solarTerm(315, 2021)), "2021-02-03");
    assert.equal(told(solarTerm(315, 2024)), "2024-02-04");
    assert.equal(told(solarTerm(90, 2026)), "2026-06-21");
    assert.equal(told(solarTerm(180, 2024)), "2024-09-22");
    assert.equal(told(solarTerm(270, 2024)), "2024-12-21");
    assert.equal(told(solarTerm(285, 2026)), "2026-01-05");
  });

  it("give the dog days of summer", () => {
    const days = (year: number) => ([1, 2, 3] as const).map((number) => told(dogDay(number, year)));
    assert.deepEqual(days(2021), ["2021-07-11", "2021-07-21", "2021-08-10"]);
    assert.deepEqual(days(2025), ["2025-07-20", "2025-07-30", "2025-08-09"]);
  });
});
