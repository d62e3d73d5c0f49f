import { yearlyDays } from "../calendar/yearly-days.ts";
import { type DateExpression, type Named, type Parsed, unitOf } from "./expression.ts";
import type { DateToken } from "./token.ts";

export const nothingNamed: Named = {
  day: null,
  pointedAt: null,
  isAsked: false,
  month: null,
  period: null,
  holiday: null,
  weekdays: new Map(),
};

const isToday = (expression: DateExpression) => expression.kind === "relative-day" && expression.days === 0;

/** 이번 주 수요일, 추석 다음 월요일, but not 수요일 alone. */
function weekdayNamed(expression: DateExpression): expression is DateExpression & { kind: "weekday" | "weekday-from" } {
  return expression.kind === "weekday-from" || (expression.kind === "weekday" && expression.week?.kind === "period");
}

export function namedAfter(named: Named, expression: DateExpression): Named {
  const unit = unitOf(expression);
  return {
    day: unit === "day" ? expression : named.day,
    pointedAt: unit === "day" && !isToday(expression) ? expression : named.pointedAt,
    isAsked: unit === "day" ? false : named.isAsked,
    month: unit === "month" ? expression : (monthOf(expression) ?? named.month),
    period: unit === "day" ? null : expression,
    holiday: holidayOf(expression) ?? named.holiday,
    weekdays: weekdayNamed(expression)
      ? new Map([...named.weekdays, [expression.weekday, expression]])
      : named.weekdays,
  };
}

/** “4월 6일부터 10일까지 쉬면 다음 출근일은?” */
export function backAtWork(day: DateExpression | null, tokens: readonly DateToken[], at: number): Parsed | null {
  if (tokens[at]?.kind !== "back-at-work" || day === null) return null;
  return { expression: { kind: "shifted", base: day, amount: 1, unit: "workdays" }, next: at + 1 };
}

/** “이번 달 첫 월요일이랑 마지막은?”, "the first Monday of May, and the last?": what was counted is counted again. */
export function countedAgain(day: DateExpression | null, tokens: readonly DateToken[], at: number): Parsed | null {
  const [ordinal, follows] = [tokens[at], tokens[at + 1]];
  if (ordinal?.kind !== "ordinal" || day === null || !("nth" in day) || day.kind === "weekday-from") return null;
  // The 28th is a day of the month.
  if (day.kind === "dated-weekday" || /\d(?:st|nd|rd|th)/i.test(ordinal.text)) return null;
  const isOne = /^(?:one|거|것)$/i.test(follows?.text ?? "");
  const isAll = follows === undefined || follows.kind === "break" || follows.kind === "ask" || isParticle(follows);
  return isOne || isAll ? { expression: { ...day, nth: ordinal.value }, next: isOne ? at + 2 : at + 1 } : null;
}

const isParticle = (token: DateToken) => token.kind === "particle" && token.role !== "of";

/** 광복절, and 광복절은 토요일. */
function holidayOf(expression: DateExpression): Named["holiday"] {
  if (expression.kind === "said-weekday") return holidayOf(expression.base);
  if (expression.kind !== "month-day") return expression.kind === "yearly" ? expression : null;
  const day = yearlyDays.find(
    ({ rule, dayOff }) =>
      dayOff === true && rule.kind === "solar" && rule.month === expression.month && rule.day === expression.day,
  );
  return day === undefined ? null : { kind: "yearly", day, year: expression.year, occurrence: expression.occurrence };
}

/** The month that a day or week is counted in: 이번 달 셋째 주. */
function monthOf(expression: DateExpression): DateExpression | null {
  // “내년 1월 1일이 금요일이면 첫째 월요일은?”
  if (expression.kind === "month-day" && !expression.lunar)
    return { kind: "month", month: expression.month, year: expression.year, occurrence: expression.occurrence };
  if (expression.kind !== "nth-week" && expression.kind !== "nth-weekday" && expression.kind !== "edge") return null;
  return unitOf(expression.within) === "month" ? expression.within : null;
}
