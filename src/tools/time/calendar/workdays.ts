import { addDays, type CivilDate, isValid, weekday } from "./civil-date.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { isBetween } from "./yearly-date.ts";

/** The nth day that is neither of a weekend nor, of workdays, a public holiday; -1 is the last. Null when there are not so many. */
export function nthWorkday(
  from: CivilDate,
  to: CivilDate,
  nth: number,
  unit: "workdays" | "weekdays",
): CivilDate | null {
  const counts = unit === "workdays" ? isWorkday : isWeekday;
  const step = nth < 0 ? -1 : 1;
  let left = Math.abs(nth);
  for (let date = nth < 0 ? to : from; isBetween(date, from, to); date = addDays(date, step)) {
    if (counts(date)) left -= 1;
    if (left === 0) return date;
  }
  return null;
}

/** Working days are counted one by one: twenty years of them are enough. */
const mostWorkdays = 5_000;

/** So many days later or earlier that are neither of a weekend nor a public holiday; null where they are too many to count. */
export function addWorkdays(date: CivilDate, amount: number): CivilDate | null {
  return addDaysThat(isWorkday, date, amount);
}

/** So many days from Monday to Friday later or earlier, public holidays too. */
export function addWeekdays(date: CivilDate, amount: number): CivilDate | null {
  return addDaysThat(isWeekday, date, amount);
}

function addDaysThat(counts: (date: CivilDate) => boolean, date: CivilDate, amount: number): CivilDate | null {
  // Counting from no day would never end.
  if (Math.abs(amount) > mostWorkdays || !isValid(date)) return null;
  const step = amount < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(amount); left > 0; left -= counts(day) ? 1 : 0) day = addDays(day, step);
  return day;
}

const isWeekday = (date: CivilDate) => weekday(date) < 5;
const isWorkday = (date: CivilDate) => isWeekday(date) && !isPublicHoliday(date);
