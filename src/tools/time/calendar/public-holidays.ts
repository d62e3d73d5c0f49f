import { addDays, type CivilDate, dayNumber, weekday } from "./civil-date.ts";
import { yearlyDate } from "./yearly-date.ts";
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
