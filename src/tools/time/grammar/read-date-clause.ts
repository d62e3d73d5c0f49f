import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, between as isBetween, isPast, isToday } from "./clause-facts.ts";
import { beforeDayTold, changedFromTold, isCountInDoubt } from "./counts-in-doubt.ts";
import { type DateReading, tellingWords } from "./date-reading.ts";
import { doubtAround } from "./doubt.ts";
import { edgeOf, edgesAsked } from "./edges-asked.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { inPeriodOf } from "./expression-relations.ts";
import type { Refusal } from "./refusal.ts";
import { resolve } from "./resolve.ts";
import { inContext, inWeekOf } from "./said-apart.ts";
import { targetOf } from "./target.ts";
import { asksForPastEvent, comingQuarter, isLatelyTold, isMovedInDoubt } from "./tense.ts";
import type { Asks } from "./token.ts";

export function readDateClause(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading {
  const asks = asksOf(clause) ?? askedBefore;
  const own = asksOf(clause) !== null || askedBefore === null;
  const past =
    isPast(clause, asks) || isLatelyTold(clause, today) || (askedBefore !== null && all.some(asksForPastEvent));
  const ofYear = asks === "day-number" ? dayOfYear(text, clause, today) : null;
  if (ofYear !== null) return ofYear;
  const target = targetOf(clause, today, past);
  // “매주 금요일이 며칠이야?” may mean any of them.
  const anyOfThem = (phrase: Phrase) =>
    phrase.expression.kind === "recurring" &&
    phrase.expression.occurrence === null &&
    (asks === null || asks === "day");
  const refused = (refusal: Refusal): DateReading => ({ kind: "unclear", words: tellingWords(text, clause), refusal });
  if (target === null) return refused("several-days");
  if ([target].flat().some(anyOfThem)) return refused("any-of-many");
  const doubt = doubtAround(clause, target, own, asks);
  if (doubt !== null) return refused(doubt);
  const before = Array.isArray(target)
    ? null
    : (beforeDayTold(clause, target, all, today) ?? changedFromTold(clause, target, all, today));
  if (!Array.isArray(target) && before === null && isCountInDoubt(clause, target, all, today))
    return refused("counted-from-which");
  if (!Array.isArray(target) && (asks === "day" || asks === "range") && isPeriodForDay(clause, target, all, asks))
    return refused("period-for-day");
  const found = (phrase: Phrase) => resolve(inContext(phrase.expression, all), { today, past });
  if (Array.isArray(target)) {
    const last = { ...target[1], expression: inPeriodOf(target[1].expression, target[0].expression) };
    const begin = inContext(inWeekOf(target[0].expression, last.expression), all);
    const [ahead, end] = [resolve(begin, { today, past }), found(last)];
    // Between its two days a stretch has begun: its first is the last one, not the next.
    const isRunning = ahead !== null && end !== null && dayNumber(end.to) < dayNumber(ahead.from);
    const start =
      isRunning && (begin.kind === "month-day" || begin.kind === "yearly")
        ? resolve(begin, { today, past: true })
        : ahead;
    const phrase = text.slice(target[0].start, target[1].end);
    // “8월 29일까지가 방학인데 방학이 며칠 남았지?”: of what has begun.
    const isOfRunning = !own && all.some(saysLeft) && start !== null && end !== null;
    if (isOfRunning && dayNumber(start.from) <= dayNumber(today) && dayNumber(today) <= dayNumber(end.to))
      return { kind: "days", phrase, days: { from: end.to, to: end.to }, asks: "remaining" };
    if (isOfRunning) return { kind: "unclear", words: phrase, refusal: "no-stretch" };
    if (start !== null && end !== null && dayNumber(end.to) < dayNumber(start.from))
      return { kind: "unclear", words: phrase, refusal: "no-stretch" };
    // Of a stretch that was told by its length one end may be asked for.
    const edges = edgesAsked(clause, target[1]);
    if (start !== null && end !== null && asks === "day" && edges.size === 1)
      return { kind: "days", phrase, days: edgeOf({ from: start.from, to: end.to }, edges), asks };
    return start === null || end === null
      ? noSuchDay(phrase, start === null ? begin : last.expression)
      : { kind: "between", phrase, from: start.from, to: end.to };
  }
  const phrase = text
    .slice(target.start, target.end)
    .replace(/^(?:the|a|an)\s+/i, "")
    .replace(/\s+/g, " ");
  const days =
    before === null ? (comingQuarter(target, asks, today) ?? found(target)) : resolve(before, { today, past: false });
  if (past && isMovedInDoubt(clause, target, today)) return { kind: "unclear", words: phrase, refusal: "moved" };
  if (days === null) return noSuchDay(phrase, target.expression);
  // How many days a period has is another question than which days they are.
  const asksForLength =
    (isBetween(clause) && asks === "day") ||
    (target.role === null && isCountAlone(clause)) ||
    asksHowManyThereAre(text.slice(target.end));
  if (asksForLength && unitOf(target.expression) !== "day") return { kind: "between", phrase, ...days, whole: true };
  if (asks === "day-number") return { kind: "between", phrase, from: days.from, to: today };
  const until = asks === "day" && target.role === "until" ? "remaining" : asks;
  // “오늘 포함해서 며칠 남았어?” is told both ways.
  const isInclusive = all.some(({ items }) =>
    items.some((item) => item.kind === "plain" && item.token.kind === "counts-as"),
  );
  if (isInclusive && until === "passed" && dayNumber(days.from) <= dayNumber(today))
    return { kind: "between", phrase, from: days.from, to: today };
  if (isInclusive && until === "remaining" && dayNumber(days.to) >= dayNumber(today))
    return { kind: "between", phrase, from: today, to: target.role === "until" ? days.from : days.to };
  // What is left of a year is counted to its end, what is left until a week to its beginning.
  const left = until === "remaining" && target.role !== "until" && days.from !== days.to;
  if (left) return { kind: "days", phrase, days: { from: days.to, to: days.to }, asks: until };
  return { kind: "days", phrase, days: asks === "day" ? edgeOf(days, edgesAsked(clause, target)) : days, asks: until };
}

/** “31일까지 며칠 남았어?” in November: other months have such a day, so that it is not said to be none. */
function noSuchDay(phrase: string, expression: DateExpression): DateReading {
  return isOfNoMonth(expression)
    ? { kind: "unclear", words: phrase, refusal: "which-month" }
    : { kind: "impossible", phrase };
}

function isOfNoMonth(expression: DateExpression): boolean {
  if (expression.kind === "nth-day") return expression.within === null && expression.nth >= 1 && expression.nth <= 31;
  return "base" in expression && expression.base !== null && isOfNoMonth(expression.base);
}

/** “4월 7일은 올해 몇 번째 날이야?”: the number of a day that the year is said of is counted from the first of the year. */
function dayOfYear(text: string, clause: Clause, today: CivilDate): DateReading | null {
  const [day, ...more] = phrasesOf([clause]);
  if (day?.expression.kind !== "month-day" || day.expression.year === null || more.length > 0) return null;
  const phrase = text.slice(day.start, day.end);
  if (day.role === "from" || !/(?:해|년)$/.test(phrase)) return null;
  const [from, to] = [day.expression.year, day.expression].map((one) => resolve(one, { today, past: false })?.from);
  return from === undefined || to === undefined ? null : { kind: "between", phrase, from, to, whole: true };
}

/** 남았지, left, and not only how many. */
const saysLeft = ({ items }: Clause) =>
  items.some((item) => item.kind === "plain" && item.token.kind === "ask" && item.token.asks === "remaining");

/** "How many days are in February?": nothing is said to be left or to have passed. */
function isCountAlone({ items }: Clause): boolean {
  const asked = items.flatMap((item) => (item.kind === "plain" && item.token.kind === "ask" ? [item.token.asks] : []));
  return asked.length > 0 && asked.every((asks) => asks === "count");
}

/** “2월은 며칠이나 있어?” */
const asksHowManyThereAre = (after: string) =>
  /^(?:은|는|이|가|에|에는|엔)?\s*(?:며칠|몇\s?일)이나\s*(?:있[어나는지]|돼|되[나는지])(?!야)/.test(after);

const isEdgeVerb = (item: Clause["items"][number]) => item.kind === "plain" && item.token.kind === "edge-verb";

/** "Payday is the last Friday of the month. Which date is it next month?": a month is no day, where a day was told. */
function isPeriodForDay(clause: Clause, target: Phrase, all: readonly Clause[], asks: Asks | null): boolean {
  const unit = unitOf(target.expression);
  // A limit told before says when after the period, so that its own end is no answer.
  const isLimitTold = phrasesOf(all).some(
    (phrase) => phrase.role === "until" && phrase.end < target.start && unitOf(phrase.expression) === "day",
  );
  if (unit === "day" || unit === "weekend") return false;
  if (edgesAsked(clause, target).size > 0) return isLimitTold && !clause.items.some(isEdgeVerb);
  // A year is no day, except as the end that is counted to.
  if (unit === "year" && asks === "day") return target.role !== "until";
  // Days after a period whose ends are asked for only say how it runs.
  const mayTell = ({ end }: Phrase) => asks === "day" || end <= target.start;
  return phrasesOf(all).some(
    (phrase) => phrase !== target && !isToday(phrase) && unitOf(phrase.expression) === "day" && mayTell(phrase),
  );
}
