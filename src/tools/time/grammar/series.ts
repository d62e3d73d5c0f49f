import { addDays, type CivilDate, weekday } from "../calendar/civil-date.ts";
import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf } from "./clause-facts.ts";
import type { DateReading } from "./date-reading.ts";
import { maybeDay, shiftedBy } from "./days.ts";
import { type DateExpression, isBareWeekday, unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { askedOfSeries, timesTold } from "./series-asked.ts";
import { endTold } from "./stretch-told.ts";
import { isNearerInPast } from "./tense.ts";

interface Step {
  readonly amount: number;
  readonly unit: "day" | "week" | "month";
}

/**
 * "Every 3 days from March 2, when is the 4th dose?", “3월 8일부터 매주 월요일 6회면 마지막은?”: the day of one of a series, whose first
 * day is the one that it runs from. Null when nothing is told to come again or no number of it is asked for.
 */
export function readSeries(text: string, clauses: readonly Clause[], today: CivilDate): DateReading[] | null {
  const times = timesTold(text);
  const asking = clauses.filter((clause) => asksOf(clause) === "day");
  const last = /[?？]\s*$/.test(text) ? clauses.slice(-1) : [];
  const [asked, ...others] = (asking.length > 0 ? asking : last).flatMap((one) => askedOfSeries(text, one, times));
  if (asked === undefined || others.length > 0) return null;
  const isTimes = (item: Item) =>
    times !== null && item.kind === "stray" && times.start <= item.token.start && item.token.end <= times.end;
  const told = clauses.flatMap(({ items }) => items.filter((item) => item !== asked.item && !isTimes(item)));
  const steps = told.filter(
    (item) => (item.kind === "stray" && !isFirst(item) && item.token.text !== "마다") || comesAgain(item),
  );
  if (!steps.some(comesAgain)) return null;
  const unclear: DateReading[] = [{ kind: "unclear", words: asked.words, refusal: "series" }];
  const [step, ...more] = steps.map(stepOf);
  const days = phrasesOf(clauses).filter((phrase) => phrase !== asked.item);
  const [start, ...starts] = days.filter(({ expression }) => weekdayToldOf(expression) === null);
  const weekdays = days.flatMap(({ expression }) => weekdayToldOf(expression) ?? []);
  if (!asked.isNamed || step === undefined || step === null || more.length > 0 || weekdays.length > 1) return unclear;
  const isEachWeek = step.unit === "week" && step.amount === 1;
  if (times?.isOfWeeks && !isEachWeek) return unclear;
  if (start === undefined || starts.length > 0 || !isStart(clauses, start)) return unclear;
  const from = resolve(start.expression, { today, past: isNearerInPast(start.expression, today) })?.from;
  // The first of a series is told by its day, and falls on the weekday of the series.
  const first = from && (start.role === "from" ? firstOn(from, weekdays[0]) : sameOn(from, weekdays[0]));
  const found = first && maybeDay(shiftedBy(first, step.amount * (asked.nth - 1), step.unit));
  return found ? [{ kind: "days", phrase: asked.words, days: found, asks: "day" }] : unclear;
}

/** 3월 8일부터, 3월 10일에 시작해서, "the first one is March 16". */
function isStart(clauses: readonly Clause[], start: Phrase): boolean {
  const clause = clauses.find(({ items }) => items.includes(start));
  if (clause === undefined || unitOf(start.expression) !== "day") return false;
  return endTold(clause, start) === "from" || clause.items.some(isFirst);
}

/** 첫 수업이, the first one. */
const isFirst = (item: Item) => item.kind !== "phrase" && /^(?:the\s+)?first$|^첫(?:\s?번?째)?$/i.test(item.token.text);

/** The day itself, or the first such weekday after it. */
const firstOn = (date: CivilDate, day: number | undefined) =>
  day === undefined ? date : addDays(date, (day - weekday(date) + 7) % 7);

const sameOn = (date: CivilDate, day: number | undefined) => (day === undefined || weekday(date) === day ? date : null);

/** 매주 월요일, or the 월요일 of 격주 월요일. */
function weekdayToldOf(expression: DateExpression): number | null {
  if (expression.kind === "recurring") return expression.unit === "week" ? weekdayToldOf(expression.day) : null;
  const isOfEvery = expression.kind === "weekday" && expression.week?.kind === "every";
  return isBareWeekday(expression) || isOfEvery ? expression.weekday : null;
}

/** Every 3 days, every week, weekly; also "every 0 days" and "twice a week", which are no step. */
const comesAgain = (item: Item) =>
  item.kind === "phrase"
    ? item.expression.kind === "recurring"
    : item.token.kind === "interval" ||
      item.token.kind === "every" ||
      /^(?:every|each|daily|weekly|monthly|twice|times)$/i.test(item.token.text);

const stepWords: ReadonlyMap<string, Step> = new Map([
  ["daily", { amount: 1, unit: "day" }],
  ["weekly", { amount: 1, unit: "week" }],
  ["monthly", { amount: 1, unit: "month" }],
]);

function stepOf(item: Item): Step | null {
  if (item.kind === "phrase") return weekdayToldOf(item.expression) === null ? null : { amount: 1, unit: "week" };
  if (item.token.kind === "every") return { amount: 1, unit: item.token.unit };
  if (item.token.kind === "interval") return item.token.amount > 0 ? item.token : null;
  return stepWords.get(item.token.text.toLowerCase()) ?? null;
}
