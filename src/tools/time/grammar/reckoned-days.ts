import { addDays, type CivilDate, weekday } from "../calendar/civil-date.ts";
import { countedFrom, type Days, maybeDay, oneDay, shiftedBy } from "./days.ts";
import type { DateExpression } from "./expression.ts";

/** 추석, 12월 25일: of no year that is said. */
export const comesEachYear = (base: DateExpression) =>
  (base.kind === "yearly" || base.kind === "month-day") && base.year === null && base.occurrence === null;

/** So many days or weeks from some days; null where they are too many. */
export function shiftedDays(
  { base: day, amount, unit }: DateExpression & { kind: "shifted" },
  base: Days,
): Days | null {
  if (unit === "workdays" || unit === "weekdays")
    return maybeDay(countedFrom(amount > 0 ? base.to : base.from, amount, unit));
  // The day after a holiday of three days, the day before it.
  if (unit === "day" && day.kind === "around") return oneDay(addDays(amount > 0 ? base.to : base.from, amount));
  const from = shiftedBy(base.from, amount, unit);
  return base.from === base.to ? oneDay(from) : { from, to: shiftedBy(base.to, amount, unit) };
}

/** The nth such weekday after or before some days. */
export function nthWeekdayFrom(base: Days, wanted: number, nth: number, by: 1 | -1): CivilDate {
  const from = by > 0 ? base.to : base.from;
  const near = ((wanted - weekday(from)) * by + 7) % 7 || 7;
  return addDays(from, by * (near + (nth - 1) * 7));
}
