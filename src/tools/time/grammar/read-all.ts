import { addDays, type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksForEach, asksOf, between, isToday, startOf, unknownWords } from "./clause-facts.ts";
import { type DateReading, unclear } from "./date-reading.ts";
import { chosenOf, endChosen } from "./days-chosen.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { inPeriodOf, inYearOfListed } from "./expression-relations.ts";
import { nearestWeekdays } from "./nearest-days.ts";
import { readDateClause } from "./read-date-clause.ts";
import { weekdaysWithin } from "./resolve.ts";
import type { Asks } from "./token.ts";

/** The reading of a clause, or one for each of its days where each is asked for: “목요일이랑 금요일 각각 며칠이야?”. */
export function readAll(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading[] {
  const readings = readEach(text, today, clause, all, askedBefore);
  const edge = endChosen([...all, clause]);
  if (edge === null) return readings;
  const chosen = chosenOf(readings, edge);
  return chosen === null ? unclear(text, clause, "one-of-several") : [chosen];
}

function readEach(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null,
): DateReading[] {
  // “추석 날짜랑 오늘부터 며칠 남았는지 둘 다”: today is only counted from.
  const days = phrasesOf([clause]).filter(
    (phrase) =>
      unitOf(phrase.expression) !== "year" &&
      !(isToday(phrase) && (phrase.role === "from" || phrase.expression.kind === "said-weekday")),
  );
  const [only] = days;
  const reading = () => readDateClause(text, today, clause, all, askedBefore);
  if (only?.expression.kind === "weekdays" && days.length === 1)
    return eachOf(reading(), weekdaysWithin(only.expression, { today, past: false }));
  if (only?.expression.kind === "nearest-weekdays" && days.length === 1)
    return eachOf(reading(), nearestWeekdays(only.expression, today));
  if ((!asksForEach(all) && !isList(clause, days)) || days.length < 2) return [reading()];
  // Each day of a stretch, where each is asked for.
  const [start, end] = days;
  if (days.length === 2 && start?.role === "from" && end?.role === "until")
    return pointsAtStretch(all) ? [reading()] : eachBetween(reading());
  const last = days.at(-1)?.expression;
  const isMixed = new Set(days.map(({ expression }) => unitOf(expression))).size > 1;
  const alike = isMixed ? days.map((phrase) => asWeekdayOf(phrase, last)) : days;
  if (alike.some((phrase) => phrase === null)) return unclear(text, clause, "one-of-several");
  const list: Phrase[] = [];
  for (const phrase of alike.flatMap((phrase) => phrase ?? [])) {
    const ofPeriod = isEnglish(text, phrase) && last !== undefined && isOfPeriod(last) ? last : undefined;
    const before = ofPeriod ?? list.at(-1)?.expression ?? (isEnglish(text, phrase) ? last : undefined);
    const expression = before ? inPeriodOf(phrase.expression, before) : phrase.expression;
    const first = list[0]?.expression ?? (isEnglish(text, phrase) ? last : undefined);
    list.push({ ...phrase, role: null, expression: first ? inYearOfListed(expression, first) : expression });
  }
  const wanted = numberAsked(all);
  const named = new Set(list.map(({ expression }) => JSON.stringify(expression)));
  if (wanted !== null && named.size > wanted) return unclear(text, clause, "one-of-several");
  const others = clause.items.filter((item) => item.kind !== "phrase");
  const year = phrasesOf([clause]).filter((phrase) => !days.includes(phrase));
  const readings = list.map((phrase) => {
    const items = [...others, ...year, phrase].sort((a, b) => startOf(a) - startOf(b));
    return readDateClause(text, today, { ...clause, items }, all, askedBefore);
  });
  // Of several days that are asked for, those that are understood are no answer.
  return readings.some(({ kind }) => kind === "unclear") ? unclear(text, clause, "one-of-several") : readings;
}

/** "Monday to Wednesday. Which dates are those?": the stretch, not each of its days. */
const pointsAtStretch = (clauses: readonly Clause[]) =>
  clauses.every(({ items }) =>
    items.every(
      (item) => item.kind !== "plain" || item.token.kind !== "each" || /(?:those|they|these)/i.test(item.token.text),
    ),
  );

/** 둘 다, both: how many days are asked for. */
function numberAsked(clauses: readonly Clause[]): number | null {
  const each = clauses
    .flatMap(({ items }) => items)
    .find((item) => item.kind === "plain" && item.token.kind === "each");
  const word = each?.kind === "plain" ? each.token.text : "";
  return /둘|두|양일|^both$/i.test(word) ? 2 : /세/.test(word) ? 3 : null;
}

/** Friday of next week, the 5th of May. */
const isOfPeriod = (expression: DateExpression) =>
  (expression.kind === "weekday" && (expression.week !== null || expression.occurrence !== null)) ||
  (expression.kind === "nth-day" && expression.within !== null) ||
  expression.kind === "nth-weekday";

/** Each of the weekdays of a period that was read as a whole. */
function eachOf(reading: DateReading, dates: readonly CivilDate[]): DateReading[] {
  if (reading.kind !== "days") return [reading];
  return dates.map((date) => ({ ...reading, days: { from: date, to: date }, asks: "day" }));
}

/** Nobody wants each day of a longer stretch. */
const longestStretch = 14;

/** Each day of a stretch. */
function eachBetween(reading: DateReading): DateReading[] {
  if (reading.kind !== "between") return [reading];
  const { phrase, from, to } = reading;
  const length = dayNumber(to) - dayNumber(from) + 1;
  if (length > longestStretch) return [reading];
  return Array.from({ length }, (_, at): DateReading => {
    const date = addDays(from, at);
    return { kind: "days", phrase, days: { from: date, to: date }, asks: "day" };
  });
}

/** “다음주 다다음주 월요일 각각 며칠이야”: the weekday is meant of each week. */
function asWeekdayOf(phrase: Phrase, last: DateExpression | undefined): Phrase | null {
  if (unitOf(phrase.expression) === "day") return phrase;
  if (last?.kind !== "weekday" || last.week === null || unitOf(phrase.expression) !== "week") return null;
  return { ...phrase, expression: { ...last, week: phrase.expression } };
}

/** “추석이랑 설날 며칠이야?”, "Monday and Friday of next week": days joined by "and", when no stretch between them is asked for. */
function isList(clause: Clause, days: readonly Phrase[]): boolean {
  const asks = asksOf(clause);
  if (between(clause)) return false;
  const follow = (phrase: Phrase, at: number) =>
    clause.items.indexOf(days[at + 1] ?? phrase) === clause.items.indexOf(phrase) + 1 &&
    ["weekday", "relative-day", "yearly", "month-day"].includes(phrase.expression.kind) &&
    days[at + 1]?.expression.kind === phrase.expression.kind;
  const joinedByAnd = days.slice(0, -1).every((phrase, at) => phrase.role === "with" || follow(phrase, at));
  return (
    joinedByAnd &&
    days.at(-1)?.role !== "until" &&
    (asks === null || asks === "day" || asks === "range") &&
    unknownWords(clause).every(({ start }) => start > (days.at(-1)?.end ?? 0))
  );
}

/** English names the week of a list after its last day. */
const isEnglish = (text: string, { start, end }: Phrase) => /^[^가-힣]*$/.test(text.slice(start, end));
