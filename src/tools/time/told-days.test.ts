import assert from "node:assert/strict";
import { it } from "node:test";
import { runTool } from "#kernel";
import { createTestTurn } from "#kernel/testing";
import { type DateCase, dateCases } from "./grammar/testing/date-cases.ts";
import { daysAnswered } from "./grammar/testing/days-answered.ts";
import { timeTool } from "./index.ts";
import { readClock } from "./read-clock.ts";

/** The days that stand in an answer, as `2026-11-16`. */
const daysIn = (text: string) =>
  Array.from(text.matchAll(/(\d+)년 (\d+)월 (\d+)일/g), ([, year = "", month = "", day = ""]) =>
    [year.padStart(4, "0"), month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );

const speaksOfHoursOrPlaces = ({ question }: DateCase) => {
  const { zone, time, later, asked } = readClock(question);
  return asked || zone !== null || time !== null || later !== null;
};

it("every day that is read in a question is told, also beside a time of day or a place", async () => {
  for (const { question, now } of dateCases.filter(speaksOfHoursOrPlaces)) {
    const { text } = await runTool(timeTool, { question }, await createTestTurn({ startedAt: Date.parse(now) }));
    const told = daysIn(text);
    const { dates } = daysAnswered(question, now);
    assert.deepEqual(
      dates.filter((date) => !told.includes(date)),
      [],
      `${question}: ${text}`,
    );
  }
});
