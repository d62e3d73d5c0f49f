import assert from "node:assert/strict";
import { it } from "node:test";
import { readCell } from "./read-cell.ts";

it("figures are read as people write them, with their unit or currency", () => {
  const figures: readonly (readonly [string, number, string])[] = [
    ["1,200원", 1200, "원"],
    ["₩1,200", 1200, "원"],
    ["KRW 5000", 5000, "원"],
    ["12%", 12, "%"],
    ["(3,000)", -3000, ""],
    ["-45.5", -45.5, ""],
    ["△120", -120, ""],
    ["▼7%", -7, "%"],
    ["+10", 10, ""],
    ["+$5", 5, "$"],
    ["1조 2천억원", 1_200_000_000_000, "원"],
    ["3조원", 3_000_000_000_000, "원"],
    ["1천만", 10_000_000, ""],
    ["18만 원", 180_000, "원"],
    ["1억 2천만원", 120_000_000, "원"],
    ["$1,200.50", 1200.5, "$"],
    ["1200 USD", 1200, "$"],
    ["£30", 30, "£"],
    ["18명", 18, "명"],
    ["**42**", 42, ""],
  ];
  for (const [cell, value, unit] of figures) assert.deepEqual(readCell(cell), { kind: "figure", value, unit }, cell);
});

it("what is not known yet is no figure, and neither is what only looks like one", () => {
  for (const cell of ["", "-", "—", "미정", "N/A", "tbd", "없음"]) assert.equal(readCell(cell).kind, "blank", cell);
  for (const cell of ["약 300", "3~5", "010-1234-5678", "1,20", "12자루 세트", "$300원", "1.2.3.4", "3조"])
    assert.equal(readCell(cell).kind, "words", cell);
});

it("a cell that is almost a figure is told from one at once, however many digits it has", () => {
  for (const digits of [34, 400])
    for (const cell of [`1만${"1".repeat(digits)}!`, `1만${" 1".repeat(digits / 2)}!`, `1${"만1".repeat(digits / 2)}!`])
      assert.equal(readCell(cell).kind, "words", cell);
  assert.deepEqual(readCell("1억 2,345만 6,789원"), { kind: "figure", value: 123_456_789, unit: "원" });
  assert.deepEqual(readCell("3만 5천"), { kind: "figure", value: 35_000, unit: "" });
});

it("days and times are read in their several forms", () => {
  const days: readonly (readonly [string, number | null, number | null, number | null])[] = [
    ["2026-03-05", 2026, 3, 5],
    ["2026. 3. 5.", 2026, 3, 5],
    ["2026년 3월 5일(목)", 2026, 3, 5],
    ["26/03/05", 2026, 3, 5],
    ["85.02.11", 1985, 2, 11],
    ["'38.02.11", 2038, 2, 11],
    ["3월 5일", null, 3, 5],
    ["5 March 2026", 2026, 3, 5],
    ["Mar 5, 2026", 2026, 3, 5],
    ["2026-03", 2026, 3, null],
    ["2026-03-05 14:00", 2026, 3, 5],
  ];
  for (const [cell, year, month, day] of days)
    assert.deepEqual(readCell(cell), { kind: "day", year, month, day }, cell);
  // Which of them is the month is not told.
  assert.equal(readCell("03/04/2026").kind, "words");
  assert.deepEqual(readCell("오후 2시 30분"), { kind: "time", value: 870 });
  assert.deepEqual(readCell("09:05"), { kind: "time", value: 545 });
});
