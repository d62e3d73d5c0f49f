import type { DateExpression, Parsed } from "../expression.ts";
import { type DateToken, type DateUnit, readAs } from "../token.ts";
import { pastDayWord } from "./joins.ts";

/** 첫째 월요일, 셋째 주 금요일, 마지막 주말, 둘째 날. */
export function ordinalWithin(
  tokens: readonly DateToken[],
  at: number,
  period: DateExpression,
  unit: DateUnit,
): Parsed | null {
  const first = tokens[at];
  const token = tokens[at + 1];
  // 3월 2주차
  const isNumbered = first?.kind === "number" && token?.text === "주차";
  const ordinal = isNumbered ? readAs(first, { kind: "ordinal", value: first.value }) : first;
  if (ordinal?.kind !== "ordinal" || token === undefined) return null;
  const nth = ordinal.value;
  const next = at + 2;
  if (token.kind === "weekday" && unit !== "week") {
    return {
      expression: { kind: "nth-weekday", nth, weekday: token.weekday, within: period },
      next: pastDayWord(tokens, next),
    };
  }
  if (token.kind !== "unit") return null;
  if (token.unit === "day") return { expression: { kind: "nth-day", nth, within: period }, next };
  if (token.unit === "weekend" && unit !== "week")
    return { expression: { kind: "nth-weekend", nth, within: period }, next };
  if (token.unit === "workdays" || token.unit === "weekdays")
    return { expression: { kind: "nth-workday", nth, within: period, unit: token.unit }, next };
  if (token.unit === "month" && (unit === "quarter" || unit === "half" || unit === "year"))
    return { expression: { kind: "nth-month", nth, within: period }, next };
  if ((token.unit === "quarter" || token.unit === "half") && unit === "year")
    return { expression: { kind: "part-of-year", unit: token.unit, number: nth, year: period }, next };
  if (token.unit !== "week" || unit !== "month") return null;
  const weekday = tokens[next];
  // People count 첫째 주 월요일 by the Mondays of the month.
  return weekday?.kind === "weekday"
    ? {
        expression: { kind: "nth-weekday", nth, weekday: weekday.weekday, within: period },
        next: pastDayWord(tokens, next + 1),
      }
    : { expression: { kind: "nth-week", nth, within: period }, next };
}
