import { addDays, addMonths, type CivilDate, weekdayOfWeek } from "../calendar/civil-date.ts";
import { addWeekdays, addWorkdays } from "../calendar/workdays.ts";
import type { DateUnit } from "./token.ts";

/** The days that an expression means; a single day is `from` and `to` the same object. */
export interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export const oneDay = (date: CivilDate): Days => ({ from: date, to: date });

export const maybeDay = (date: CivilDate | null): Days | null => date && oneDay(date);

export function shiftedBy(date: CivilDate, amount: number, unit: DateUnit): CivilDate {
  if (unit === "day") return addDays(date, amount);
  if (unit === "week" || unit === "weekend" || unit === "workdays" || unit === "weekdays")
    return addDays(date, amount * 7);
  return addMonths(date, amount * { month: 1, quarter: 3, half: 6, year: 12, hour: 0, minute: 0 }[unit]);
}

/** So many days, weeks or working days after a day, or before it; null where they are too many. */
export function countedFrom(date: CivilDate, amount: number, unit: DateUnit): CivilDate | null {
  if (unit === "workdays") return addWorkdays(date, amount);
  return unit === "weekdays" ? addWeekdays(date, amount) : shiftedBy(date, amount, unit);
}

/** The whole week, month or year that a day is in. */
export function periodDays(date: CivilDate, unit: DateUnit): Days {
  const months = {
    day: 0,
    week: 0,
    weekend: 0,
    workdays: 0,
    weekdays: 0,
    hour: 0,
    minute: 0,
    month: 1,
    quarter: 3,
    half: 6,
    year: 12,
  }[unit];
  if (months > 0) {
    const from = { year: date.year, month: date.month - ((date.month - 1) % months), day: 1 };
    return { from, to: addDays(addMonths(from, months), -1) };
  }
  if (unit === "week") return { from: weekdayOfWeek(date, 0, 0), to: weekdayOfWeek(date, 0, 6) };
  if (unit === "weekend") return { from: weekdayOfWeek(date, 0, 5), to: weekdayOfWeek(date, 0, 6) };
  if (unit === "workdays" || unit === "weekdays")
    return { from: weekdayOfWeek(date, 0, 0), to: weekdayOfWeek(date, 0, 4) };
  return oneDay(date);
}
