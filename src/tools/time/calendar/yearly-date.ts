import { addDays, type CivilDate, daysInMonth, isValid, weekday } from "./civil-date.ts";
import { fromLunar } from "./lunar-date.ts";
import { dogDay, solarTerm } from "./solar-term.ts";
import type { YearlyRule } from "./yearly-day.ts";

/** The day of a year that a rule names; null in a year that has none. */
export function yearlyDate(rule: YearlyRule, year: number): CivilDate | null {
  switch (rule.kind) {
    case "solar": {
      const date = { year, month: rule.month, day: rule.day };
      return isValid(date) ? date : null;
    }
    case "lunar":
      return fromLunar(year, rule.month, rule.day);
    case "nth": {
      const date = nthWeekday(
        { year, month: rule.month, day: 1 },
        { year, month: rule.month, day: daysInMonth(year, rule.month) },
        rule.nth,
        rule.weekday,
      );
      return date === null ? null : addDays(date, rule.plus);
    }
    case "easter":
      return addDays(easter(year), rule.plus);
    case "solar-term":
      return solarTerm(rule.longitude, year);
    case "after-solstice": {
      const solstice = solarTerm(270, year - 1);
      return solstice && addDays(solstice, rule.days);
    }
    case "dog-day":
      return dogDay(rule.number, year);
  }
}

/** The nth weekday from one day to another; -1 is the last. Null when there are not so many. */
export function nthWeekday(from: CivilDate, to: CivilDate, nth: number, day: number): CivilDate | null {
  const first = addDays(from, (day - weekday(from) + 7) % 7);
  const last = addDays(to, -((weekday(to) - day + 7) % 7));
  const date = nth < 0 ? addDays(last, (nth + 1) * 7) : addDays(first, (nth - 1) * 7);
  return isBetween(date, from, to) ? date : null;
}

/** Whether a day is one of those from one day to another. */
export function isBetween(date: CivilDate, from: CivilDate, to: CivilDate): boolean {
  const key = ({ year, month, day }: CivilDate) => year * 10_000 + month * 100 + day;
  return key(date) >= key(from) && key(date) <= key(to);
}

/** The anonymous Gregorian computus. */
function easter(year: number): CivilDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * shift + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}
