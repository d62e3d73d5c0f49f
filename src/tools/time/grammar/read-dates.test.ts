import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import { readAsset } from "#kernel";
import { dayNumber } from "../calendar/civil-date.ts";
import { isoDate } from "../calendar/zoned-time.ts";
import { readDatePhrases } from "./read-dates.ts";

/**
 * Questions written by people who had not seen the grammar. An answer is every day that is to be named; null where none
 * can be. Days count from today.
 */
const caseSchema = z.object({
  question: z.string(),
  now: z.string(),
  answer: z.union([
    z.null(),
    z.array(z.string()).min(1),
    z.object({ days: z.number() }),
    z.object({ from: z.string(), to: z.string() }),
  ]),
});
type Case = z.infer<typeof caseSchema>;

/** The kept promise, below what the cases reach: right in nine of ten, a wrong day in at most three of a hundred. */
const leastRight = 0.95;
const mostWrong = 0.02;

const cases = readAsset("tools/time/grammar/cases.jsonl")
  .trim()
  .split("\n")
  .map((line) => caseSchema.parse(JSON.parse(line)));

/** The days that are named, and the numbers of days that are told. */
function answerTo({ question, now }: Case): { readonly dates: readonly string[]; readonly days: readonly number[] } {
  const [year = 0, month = 0, day = 0] = now.slice(0, 10).split("-").map(Number);
  const today = { year, month, day };
  const dates = new Set<string>();
  const days: number[] = [];
  for (const reading of readDatePhrases(question, today)) {
    if (reading.kind === "unclear" || reading.kind === "impossible") continue;
    const { from, to } = reading.kind === "days" ? reading.days : reading;
    dates.add(isoDate(from)).add(isoDate(to));
    const between = dayNumber(to) - dayNumber(from);
    if (reading.kind === "between") days.push(between, between + 1);
    else days.push(dayNumber(from) - dayNumber(today));
  }
  return { dates: [...dates], days };
}

function isRight(one: Case): boolean {
  const { dates, days } = answerTo(one);
  const { answer } = one;
  if (answer === null) return dates.length === 0;
  if ("days" in answer) return days.includes(answer.days);
  const wanted = Array.isArray(answer) ? answer : [answer.from, answer.to];
  return new Set([...dates, ...wanted]).size === dates.length && dates.every((date) => wanted.includes(date));
}

/** Each could be answered with a day that was not asked for. */
const doubtful = [
  "The meeting is on Friday. When is the party?",
  "회의가 금요일이야. 발표 날짜 언제야?",
  "Dentist is in three weeks, on a Tuesday. What date?",
  "The deadline was Friday but got pushed by three days. New date?",
  "크리스마스 며칠 전이야?",
  "그 다음날이 며칠이야?",
  "10월 5일에 등록했는데 등록한 다음 날을 1일로 치면 180일째가 며칠이야?",
];

describe("questions about days", () => {
  const failed = cases.filter((one) => !isRight(one));
  const told = failed.map((one) => `${one.question} (${one.now}): ${JSON.stringify(answerTo(one))}`).join("\n");

  it(`are right in at least ${leastRight * 100} of 100`, () => {
    assert.ok(1 - failed.length / cases.length >= leastRight, told);
  });

  it("name no day where it is in doubt which one is meant", () => {
    for (const question of doubtful)
      assert.deepEqual(answerTo({ question, now: "2026-11-11", answer: null }).dates, [], question);
  });

  it("count working days past weekends and public holidays", () => {
    const dates = (question: string) => answerTo({ question, now: "2026-12-23", answer: null }).dates;
    assert.deepEqual(dates("영업일로 이틀 뒤가 며칠이야?"), ["2026-12-28"]);
    assert.deepEqual(dates("내년 1월 첫 평일이 언제야?"), ["2027-01-04"]);
    assert.deepEqual(dates("what date is 3 business days from now?"), ["2026-12-29"]);
  });

  it(`name a wrong day in at most ${mostWrong * 100} of 100`, () => {
    const wrong = failed.filter((one) => answerTo(one).dates.length > 0);
    assert.ok(wrong.length / cases.length <= mostWrong, told);
  });
});
