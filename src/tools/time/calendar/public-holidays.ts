import { addDays, type CivilDate, dayNumber, isValid, weekday } from "./civil-date.ts";
import { isBetween, yearlyDate } from "./yearly-date.ts";
import { type YearlyDay, yearlyDays } from "./yearly-day.ts";

interface Holiday {
  readonly date: CivilDate;
  readonly days: readonly YearlyDay[];
}

const sunday = 6;
const saturday = 5;
const isWeekend = (date: CivilDate) => weekday(date) >= saturday;

/** Whether a day is a public holiday in Korea, substitute ones too. */
export function isPublicHoliday(date: CivilDate): boolean {
  const number = dayNumber(date);
  const { holidays, substitutes } = holidaysOf(date.year);
  return [...holidays, ...substitutes].some((holiday) => dayNumber(holiday.date) === number);
}

interface Holidays {
  readonly holidays: readonly Holiday[];
  readonly substitutes: readonly Holiday[];
}

/** Working days ask for the same year day by day. */
const holidaysByYear = new Map<number, Holidays>();
const maxYearsRemembered = 200;

function holidaysOf(year: number): Holidays {
  const holidays = holidaysByYear.get(year) ?? reckonHolidays(year);
  if (holidaysByYear.size >= maxYearsRemembered) holidaysByYear.clear();
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** The public holidays of a year, and the days off that stand in for those that are lost. */
function reckonHolidays(year: number): Holidays {
  const all = yearlyDays.flatMap((day) => {
    const { dayOff, dayOffSince, rule, around } = day;
    const date = dayOff && year >= dayOffSince ? yearlyDate(rule, year) : null;
    return date === null
      ? []
      : Array.from({ length: 2 * around + 1 }, (_, at) => ({ day, date: addDays(date, at - around) }));
  });
  const holidays = [...Map.groupBy(all, ({ date }) => dayNumber(date))]
    .sort(([a], [b]) => a - b)
    .flatMap(([, [first, ...more]]) =>
      first === undefined ? [] : [{ date: first.date, days: [first, ...more].map(({ day }) => day) }],
    );
  const taken = new Set(holidays.map(({ date }) => dayNumber(date)));
  const substitutes = holidays.filter(isLost).map(({ date, days }) => {
    let free = addDays(date, 1);
    while (isWeekend(free) || taken.has(dayNumber(free))) free = addDays(free, 1);
    taken.add(dayNumber(free));
    return { date: free, days };
  });
  return { holidays, substitutes };
}

/** A holiday is lost on a Sunday, on another holiday and, but for 설날 and 추석, on a Saturday. */
function isLost({ date, days }: Holiday): boolean {
  return days.some(({ substitute }) => {
    if (substitute === null || date.year < substitute.since) return false;
    return days.length > 1 || weekday(date) === sunday || (substitute.saturday && weekday(date) === saturday);
  });
}

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
