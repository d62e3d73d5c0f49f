import type { DateExpression, Occurrence, Parsed } from "../expression.ts";
import type { DateToken } from "../token.ts";
import { isDirection } from "./joins.ts";

/** 5월, or 5월 5일. */
export function monthOrDay(
  tokens: readonly DateToken[],
  at: number,
  how: { lunar: boolean; year: DateExpression | null; occurrence: Occurrence },
): Parsed | null {
  const month = tokens[at];
  if (month?.kind !== "month") return null;
  const day = tokens[at + 1];
  const unit = tokens[at + 2];
  if (day?.kind === "number" && day.start === month.start) {
    return { expression: { kind: "month-day", month: month.month, day: day.value, ...how }, next: at + 2 };
  }
  if (day?.kind === "number" && unit?.kind === "unit" && unit.text === "일") {
    return { expression: { kind: "month-day", month: month.month, day: day.value, ...how }, next: at + 3 };
  }
  if (how.lunar) return null;
  return {
    expression: { kind: "month", month: month.month, year: how.year, occurrence: how.occurrence },
    next: at + 1,
  };
}

export function dayOfMonth(tokens: readonly DateToken[], at: number, month: DateExpression | null): Parsed | null {
  const day = tokens[at];
  const unit = tokens[at + 1];
  // 초하루
  if (day?.kind === "ordinal" && /^초/.test(day.text) && month !== null)
    return { expression: { kind: "nth-day", nth: 1, within: month }, next: at + 1 };
  if (day?.kind !== "number" || unit?.kind !== "unit" || unit.text !== "일") return null;
  // 백일, 100일: no day of a month.
  if (month === null && day.value > 31) return null;
  // 3일 연속: how long.
  if (
    month === null &&
    /^(?:연속|내내|동안|만에|이내|안에|안으로|이상|이하|미만|넘게|내로)/.test(tokens[at + 2]?.text ?? "")
  )
    return null;
  // 이번 달 3일 이후 names a day; 3일 뒤 alone counts from today.
  if (month === null && isDirection(tokens[at + 2])) return null;
  return { expression: { kind: "nth-day", nth: day.value, within: month }, next: at + 2 };
}
