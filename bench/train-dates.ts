import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type CivilDate, dayNumber } from "../src/tools/time/calendar/civil-date.ts";
import { isoDate } from "../src/tools/time/calendar/zoned-time.ts";
import { dateClausesOf } from "../src/tools/time/grammar/clauses.ts";
import type { Signs } from "../src/tools/time/grammar/judge/candidate-signs.ts";
import { type DoubtfulQuestion, doubtOf, spanOf, type Told } from "../src/tools/time/grammar/judge/candidates.ts";
import { mayBeLifted, rankedBy } from "../src/tools/time/grammar/judge/judge-doubt.ts";
import type { Refusal } from "../src/tools/time/grammar/refusal.ts";
import { tokenize } from "../src/tools/time/grammar/tokenize.ts";
import { fitLogistic, sum, weightLines } from "./fit-weights.ts";

/**
 * Trains what tells the day that is meant where the grammar is in doubt: `npm run bench -- train-dates` fits the weights on
 * `date-doubts.jsonl`, prints figures of each author with his questions left out, and writes `judge-weights.ts` with the threshold
 * that they suggest. A line of it is a question that the grammar left unclear when it had not seen its author, with why, and what
 * the grammar of then read without each part of it: what today's leaves unclear of them is only what is hardest to read.
 */
const folder = join(import.meta.dirname, "../src/tools/time/grammar/judge");
/** How strongly weights are pulled towards nothing. */
const pull = 0.1;
/** Authors are left out in so many groups: each group takes a training without it. */
const groupCount = 5;
/** Batches of questions that have no answer. */
const withheld = "withheld";
/** Of the questions that are answered by judgement, so many may be answered wrongly, or have no answer. */
const mostWrong = 0.15;

const daySchema = z.object({ year: z.number(), month: z.number(), day: z.number() });
const asksSchema = z.enum(["day", "count", "remaining", "passed", "range", "clock", "lunar", "day-number"]);
const toldSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("days"),
    phrase: z.string(),
    days: z.object({ from: daySchema, to: daySchema }),
    asks: asksSchema.nullable(),
  }),
  z.object({ kind: z.literal("between"), phrase: z.string(), from: daySchema, to: daySchema }),
]);
const recordSchema = z.object({
  batch: z.string(),
  question: z.string(),
  now: z.string(),
  /** Days, or a number of days. */
  answer: z.union([
    z.array(z.string()),
    z.object({ days: z.number() }).transform(({ days }) => [String(days)]),
    z.object({ from: z.string(), to: z.string() }).transform(({ from, to }) => [from, to]),
    z.null().transform(() => []),
  ]),
  refusals: z.array(z.custom<Refusal>((value) => typeof value === "string")),
  /** What was read, and without which letters it was. */
  readings: z.array(z.array(toldSchema)),
  parts: z.array(z.tuple([z.number(), z.number(), z.number()])),
});
type Recorded = z.infer<typeof recordSchema>;
interface Case extends Recorded {
  readonly doubt: DoubtfulQuestion;
  readonly today: CivilDate;
  /** Less than one where several grammars left the question unclear. */
  readonly counts: number;
}

interface Judged {
  readonly batch: string;
  readonly counts: number;
  readonly chance: number;
  readonly right: boolean;
}

export function run(): Promise<void> {
  const lines = readFileSync(join(import.meta.dirname, "date-doubts.jsonl"), "utf8")
    .trim()
    .split("\n");
  const recorded = lines.map((line) => recordSchema.parse(JSON.parse(line)));
  const times = Map.groupBy(recorded, ({ question }) => question);
  const cases = recorded.map((one) => asCase(one, 1 / (times.get(one.question)?.length ?? 1)));
  const batches = [...new Set(cases.map(({ batch }) => batch))];
  const judged = Array.from({ length: groupCount }, (_, group) => {
    const left = new Set(batches.filter((_, at) => at % groupCount === group));
    const weights = fit(cases.filter(({ batch }) => !left.has(batch)));
    return cases.filter(({ batch }) => left.has(batch)).flatMap((one) => judge(one, weights));
  }).flat();
  const threshold = thresholdOf(judged);
  for (const batch of batches) {
    const ofBatch = (one: { readonly batch: string }) => one.batch === batch;
    print(batch, judged.filter(ofBatch), cases.filter(ofBatch), threshold);
  }
  const isWithheld = ({ batch }: { readonly batch: string }) => batch.startsWith(withheld);
  for (const [name, isOf] of [
    ["with an answer", (one: { readonly batch: string }) => !isWithheld(one)],
    ["without one", isWithheld],
  ] as const)
    print(name, judged.filter(isOf), cases.filter(isOf), threshold);
  console.log(`told from ${threshold}`);
  writeFileSync(join(folder, "judge-weights.ts"), source(fit(cases), threshold));
  return Promise.resolve();
}

function print(name: string, judged: readonly Judged[], cases: readonly Case[], threshold: number): void {
  const told = judged.filter(({ chance }) => chance >= threshold);
  const count = (list: readonly { readonly counts: number }[]) => sum(list.map(({ counts }) => counts)).toFixed(1);
  const [right, wrong] = [told.filter((one) => one.right), told.filter((one) => !one.right)];
  console.log(`${name}: ${count(right)} right, ${count(wrong)} wrong of ${count(cases)} in doubt`);
}

function asCase(recorded: Recorded, counts: number): Case {
  const [year = 0, month = 0, day = 0] = recorded.now.slice(0, 10).split("-").map(Number);
  const tokens = tokenize(recorded.question);
  const read = new Map(recorded.parts.map(([start, end, at]) => [`${start} ${end}`, recorded.readings[at] ?? []]));
  const { question: text, refusals } = recorded;
  const refused = { text, tokens, clauses: dateClausesOf(tokens), refusals };
  const doubt = doubtOf(refused, (_, { start, end }) => read.get(`${start} ${end}`) ?? []);
  return { ...recorded, doubt, counts, today: { year, month, day } };
}

function fit(cases: readonly Case[]): Record<string, number> {
  return fitLogistic(
    cases.flatMap(({ doubt, today, answer }) =>
      ranked({}, doubt, today).map(({ signs, candidate }) => ({
        values: signs,
        right: isRight(candidate.readings, answer, today),
        count: 1,
      })),
    ),
    pull,
  );
}

function judge({ batch, doubt, today, answer, counts }: Case, weights: Signs): Judged[] {
  const [best] = ranked(weights, doubt, today);
  if (best === undefined) return [];
  return [{ batch, counts, chance: best.chance, right: isRight(best.candidate.readings, answer, today) }];
}

/** What the judge is asked about. */
const ranked = (weights: Signs, doubt: DoubtfulQuestion, today: CivilDate) =>
  mayBeLifted(doubt) ? rankedBy(weights, doubt, today) : [];

/** The lowest chance above which few enough are wrong. */
function thresholdOf(judged: readonly Judged[]): number {
  const sorted = judged.toSorted((a, b) => b.chance - a.chance);
  let wrong = 0;
  let all = 0;
  let lowest = 1;
  for (const { chance, right, counts } of sorted) {
    all += counts;
    wrong += right ? 0 : counts;
    if (wrong / all <= mostWrong) lowest = chance;
  }
  return Math.ceil(lowest * 100) / 100;
}

/** Whether all days that are wanted are told and no other; or the number of days, where one is wanted. */
function isRight(readings: readonly Told[], answer: readonly string[], today: CivilDate): boolean {
  const wanted = answer.filter((one) => /^\d+-/.test(one));
  const spans = readings.map((reading) => ({ ...spanOf(reading), kind: reading.kind }));
  const days = spans.flatMap(({ from, to }) => [isoDate(from), isoDate(to)]);
  const counts = spans.flatMap(({ kind, from, to }) => {
    const between = dayNumber(to) - dayNumber(from);
    return kind === "between" ? [between, between + 1] : [Math.abs(dayNumber(from) - dayNumber(today))];
  });
  if (wanted.length < answer.length)
    return answer.every((one) => wanted.includes(one) || counts.includes(Math.abs(Number(one))));
  return wanted.every((one) => days.includes(one)) && days.every((one) => wanted.includes(one));
}

const source = (
  weights: Signs,
  threshold: number,
) => `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight that looks like a constant is none.
import type { Signs } from "./candidate-signs.ts";

// Written by \`npm run bench -- train-dates\`.

/** How likely days have to be to be told. */
export const surelyMeant = ${threshold};

/** What each sign that a candidate is meant counts. */
export const candidateWeights: Signs = {
${weightLines(weights)}
};
`;
