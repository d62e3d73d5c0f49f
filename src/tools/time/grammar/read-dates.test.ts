import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import { readAsset } from "#kernel";
import { dayNumber } from "../calendar/civil-date.ts";
import { isoDate } from "../calendar/zoned-time.ts";
import { readDatePhrases } from "./read-dates.ts";

/** Questions written by someone who had not seen the grammar. Null: no day can be named. Days count from today. */
const caseSchema = z.object({
  question: z.string(),
  now: z.string(),
  answer: z.union([
    z.null(),
    z.array(z.string()).length(1),
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

function answerTo({
  question,
  now,
}: Case): { readonly from: string; readonly to: string; readonly days: number } | null {
  const [year = 0, month = 0, day = 0] = now.slice(0, 10).split("-").map(Number);
  const today = { year, month, day };
  const [reading] = readDatePhrases(question, today);
  if (reading?.kind !== "days") return null;
  const { from, to } = reading.days;
  return { from: isoDate(from), to: isoDate(to), days: dayNumber(from) - dayNumber(today) };
}

function isRight(one: Case): boolean {
  const got = answerTo(one);
  const { answer } = one;
  if (answer === null || got === null) return answer === got;
  if (Array.isArray(answer)) return got.from === answer[0] && got.to === answer[0];
  return "days" in answer ? got.days === answer.days : got.from === answer.from && got.to === answer.to;
}

describe("questions about days", () => {
  const failed = cases.filter((one) => !isRight(one));
  const told = failed.map((one) => `${one.question} (${one.now}): ${JSON.stringify(answerTo(one))}`).join("\n");

  it(`are right in at least ${leastRight * 100} of 100`, () => {
    assert.ok(1 - failed.length / cases.length >= leastRight, told);
  });

  it(`name a wrong day in at most ${mostWrong * 100} of 100`, () => {
    const wrong = failed.filter((one) => answerTo(one) !== null);
    assert.ok(wrong.length / cases.length <= mostWrong, told);
  });
});
