import { addDays, type CivilDate, dayNumber, isValid, weekday } from "./civil-date.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { isBetween } from "./yearly-date.ts";

/** The nth working day of a period; -1 is the last. Null when there are not so many. */
export function nthWorkday(from: CivilDate, to: CivilDate, nth: number): CivilDate | null {
  const step = nth < 0 ? -1 : 1;
  let left = Math.abs(nth);
  for (let date = nth < 0 ? to : from; isBetween(date, from, to); date = addDays(date, step)) {
    if (isWorkday(date)) left -= 1;
    if (left === 0) return date;
  }
  return null;
}

/** Working days are counted one by one: twenty years of them are enough. */
const maxWorkdaysCounted = 5_000;

/** So many working days later or earlier; null where they are too many to count. */
export function addWorkdays(date: CivilDate, amount: number): CivilDate | null {
  // Counting from no day would never end.
  if (Math.abs(amount) > maxWorkdaysCounted || !isValid(date)) return null;
  const step = amount < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(amount); left > 0; left -= isWorkday(day) ? 1 : 0) day = addDays(day, step);
  return day;
}

/** The working days from one day to another, both counted; null where they are too many to count. */
export function workdaysBetween(from: CivilDate, to: CivilDate): number | null {
  const length = dayNumber(to) - dayNumber(from);
  if (length > 2 * maxWorkdaysCounted) return null;
  let count = 0;
  for (let date = from; isBetween(date, from, to); date = addDays(date, 1)) count += isWorkday(date) ? 1 : 0;
  return count;
}

const isWorkday = (date: CivilDate) => weekday(date) < 5 && !isPublicHoliday(date);
