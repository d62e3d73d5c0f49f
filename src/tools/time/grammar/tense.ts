import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { isTold, unknownWords } from "./clause-facts.ts";
import type { Days } from "./days.ts";
import { type DateExpression, isBareWeekday } from "./expression.ts";
import { isReckonedFrom, withYear } from "./expression-relations.ts";
import { isAdnominal } from "./korean/hangul.ts";
import { resolve } from "./resolve.ts";
import type { Asks } from "./token.ts";

/** The day that a count starts from. */
const countedFrom = (expression: DateExpression): DateExpression =>
  expression.kind === "shifted" ? countedFrom(expression.base) : expression;

/** "It started on November 10 and lasts 14 days": a day without a year, told of what has happened, is the nearest one. */
export function isLatelyTold(clause: Clause, today: CivilDate): boolean {
  const [day] = phrasesOf([clause]);
  // “월요일부터 아팠어”, but not “월요일부터 쉬기로 했어”
  const isPlanned = unknownWords(clause).some(({ text }) => /(?:기로|라고|다고|자고|려고)$|예약|신청/.test(text));
  if (isTold(clause) && day?.role === "from" && isBareWeekday(day.expression) && !isPlanned) return true;
  return isTold(clause) && day !== undefined && isNearerInPast(countedFrom(day.expression), today);
}

/** 3월 2일, of no year, shortly after it. */
export function isNearerInPast(expression: DateExpression, today: CivilDate): boolean {
  if ((expression.kind !== "month-day" && expression.kind !== "yearly") || expression.year !== null) return false;
  const distance = (past: boolean) => {
    const found = resolve(expression, { today, past })?.from;
    return found === undefined ? Number.POSITIVE_INFINITY : Math.abs(dayNumber(found) - dayNumber(today));
  };
  return distance(true) < distance(false);
}

/** “계약한 날이 며칠이야?”: the day of something that has happened. */
export function asksForPastEvent({ items }: Clause): boolean {
  return items.some((item, at) => {
    const verb = items[at - 1];
    if (item.kind !== "plain" || item.token.text !== "날" || verb?.kind !== "plain") return false;
    return verb.token.kind === "word" && isAdnominal(verb.token.text) && !verb.token.text.endsWith("는");
  });
}

/** "The deadline was Friday but got pushed by three days": the last Friday or the coming one. */
export function isMovedInDoubt(clause: Clause, { expression }: Phrase, today: CivilDate): boolean {
  const [base] = phrasesOf([clause]);
  if (base === undefined || base.expression === expression || !isReckonedFrom(expression, base.expression))
    return false;
  const when = (past: boolean) => JSON.stringify(resolve(base.expression, { today, past }));
  return when(true) !== when(false);
}

/** "…runs until the end of Q1. How many days are left?": of next year, where that of this year has passed. */
export function comingQuarter({ expression, role }: Phrase, asks: Asks | null, today: CivilDate): Days | null {
  const isAhead = asks === "remaining" || role === "until";
  const part = expression.kind === "edge" ? expression.within : expression;
  if (!isAhead || part.kind !== "part-of-year" || part.year !== null) return null;
  const days = resolve(expression, { today, past: false });
  if (days === null || dayNumber(days.to) >= dayNumber(today)) return null;
  const ofNextYear = withYear(expression, { kind: "period", unit: "year", shift: 1, base: null });
  return ofNextYear && resolve(ofNextYear, { today, past: false });
}
