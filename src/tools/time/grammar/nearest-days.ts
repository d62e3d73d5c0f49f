import { addDays, type CivilDate, weekday } from "../calendar/civil-date.ts";
import { isPublicHoliday } from "../calendar/public-holidays.ts";
import type { DateExpression } from "./expression.ts";

/** Nobody asks for more of them. */
const mostWeekdays = 20;

/** The nearest of some weekdays from tomorrow or from yesterday on; a weekend is counted as one. */
export function nearestWeekdays(
  { weekdays, count, by }: DateExpression & { kind: "nearest-weekdays" },
  today: CivilDate,
): CivilDate[] {
  const dates: CivilDate[] = [];
  const wanted = Math.min(count, mostWeekdays) * weekdays.length;
  for (let day = addDays(today, by); dates.length < wanted; day = addDays(day, by))
    if (weekdays.includes(weekday(day))) dates.push(day);
  return by > 0 ? dates : dates.reverse();
}

/** No year is without a public holiday. */
const longestWait = 366;

/** The next public holiday after today, or the last one before it. */
export function nearestHoliday(today: CivilDate, by: 1 | -1): CivilDate | null {
  for (let days = 1; days <= longestWait; days += 1) {
    const date = addDays(today, by * days);
    if (isPublicHoliday(date)) return date;
  }
  return null;
}
