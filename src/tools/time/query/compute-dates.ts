import {
  addDays,
  addMonths,
  type CivilDate,
  dayNumber,
  daysInMonth,
  isValid,
  weekdayOfWeek,
} from "../calendar/civil-date.ts";
import { fromLunar } from "../calendar/lunar-date.ts";
import { addWorkdays, nthWorkday, workdaysBetween } from "../calendar/public-holidays.ts";
import { isBetween, nthWeekday, yearlyDate } from "../calendar/yearly-date.ts";
import { holidayNamed } from "../calendar/yearly-day.ts";
import { type DateQuery, isShift, type Pick, type QueriedDay, type Shift, weekdayNames } from "./date-query.ts";

export interface Days {
  readonly from: CivilDate;
  /** The last of several days. */
  readonly to: CivilDate;
}

/** What the calendar says to a query. `impossible` is a day that the calendar does not have, by the words that named it. */
export type ComputedDates =
  | { readonly kind: "now" }
  | { readonly kind: "day"; readonly phrase: string; readonly days: Days; readonly isLunar: boolean }
  | { readonly kind: "between"; readonly from: CivilDate; readonly to: CivilDate; readonly workingDays: number | null }
  | { readonly kind: "impossible"; readonly phrase: string };

export function computeDates(query: DateQuery, today: CivilDate): ComputedDates {
  const {
    kind,
    days: [from, until],
  } = query;
  if (from === undefined) return kind === "now" ? { kind } : { kind: "impossible", phrase: "" };
  const first = daysOf(from, today);
  if (first === null) return { kind: "impossible", phrase: from.phrase };
  if (kind !== "between" && kind !== "working-days")
    return { kind: "day", phrase: from.phrase, days: first, isLunar: kind === "lunar" };
  if (until === undefined) return { kind: "impossible", phrase: from.phrase };
  const last = daysOf(until, today);
  if (last === null) return { kind: "impossible", phrase: until.phrase };
  const workingDays = kind === "working-days" ? workdaysBetween(first.from, last.to) : null;
  if (kind === "working-days" && workingDays === null) return { kind: "impossible", phrase: until.phrase };
  return { kind: "between", from: first.from, to: last.to, workingDays };
}

/** The day or days that a query names; null where the calendar has none such. */
function daysOf(queried: QueriedDay, today: CivilDate): Days | null {
  return queried.steps.reduce<Days | null>(
    (days, step) => {
      if (days === null) return null;
      return isShift(step) ? one(shiftBy(days.from, step)) : pickFrom(days.from, step);
    },
    one(anchorOf(queried, today)),
  );
}

function anchorOf({ anchor, year, month, day, holiday }: QueriedDay, today: CivilDate): CivilDate | null {
  switch (anchor) {
    case "today":
      return today;
    case "date": {
      if (year === null && month === null && day === null) return null;
      const inYear = (of: number) => validDate({ year: of, month: month ?? 1, day: day ?? 1 });
      if (month === null && year === null) return validDate({ ...today, day: day ?? 1 });
      return year === null ? nextYearly(inYear, today) : inYear(year);
    }
    case "lunar-date": {
      if (month === null || day === null) return null;
      const inYear = (of: number) => fromLunar(of, month, day);
      return year === null ? nextYearly(inYear, today) : inYear(year);
    }
    case "holiday": {
      const yearlyDay = holiday === null ? null : holidayNamed(holiday);
      if (yearlyDay === null) return null;
      const inYear = (of: number) => yearlyDate(yearlyDay.rule, of);
      return year === null ? nextYearly(inYear, today) : inYear(year);
    }
  }
}

/** 29 February may be eight years away. */
const yearsAhead = 8;

/** The first one from today on; a lunar day may belong to the year before. */
function nextYearly(inYear: (year: number) => CivilDate | null, today: CivilDate): CivilDate | null {
  for (let year = today.year - 1; year <= today.year + yearsAhead; year += 1) {
    const date = inYear(year);
    if (date !== null && dayNumber(date) >= dayNumber(today)) return date;
  }
  return null;
}

const validDate = (date: CivilDate): CivilDate | null => (isValid(date) ? date : null);

function shiftBy(date: CivilDate, { move, by }: Shift): CivilDate | null {
  const moved = move === "workingDays" ? addWorkdays(date, by) : movers[move](date, by);
  return moved === null ? null : validDate(moved);
}

const movers = {
  years: (date: CivilDate, by: number) => addMonths(date, by * 12),
  months: addMonths,
  weeks: (date: CivilDate, by: number) => addDays(date, by * 7),
  days: addDays,
};

function pickFrom(date: CivilDate, pick: Pick): Days | null {
  const { nth, what } = pick;
  const period = periodAround(date, pick.within);
  if (nth === 0 || !isValid(period.from) || !isValid(period.to)) return null;
  // Behind the days before one stands the nearest of them.
  const counted = pick.within === "before" ? -Math.abs(nth) : nth;
  if (what === "all") return period;
  if (what === "day") return one(nthDay(period, counted));
  if (what === "working-day") return one(nthWorkday(period.from, period.to, counted));
  if (what === "weekend") {
    const saturday = nthWeekday(period.from, period.to, counted, weekdayNames.indexOf("saturday"));
    return saturday === null ? null : { from: saturday, to: addDays(saturday, 1) };
  }
  return one(nthWeekday(period.from, period.to, counted, weekdayNames.indexOf(what)));
}

const one = (date: CivilDate | null): Days | null => (date === null ? null : { from: date, to: date });

function nthDay({ from, to }: Days, nth: number): CivilDate | null {
  const date = nth > 0 ? addDays(from, nth - 1) : addDays(to, nth + 1);
  return isBetween(date, from, to) ? date : null;
}

/** How far the days after or before a day are looked through. */
const openPeriodDays = 3_000;

function periodAround(date: CivilDate, within: Pick["within"]): Days {
  const { year, month } = date;
  switch (within) {
    case "week":
      return { from: weekdayOfWeek(date, 0, 0), to: weekdayOfWeek(date, 0, 6) };
    case "month":
      return { from: { year, month, day: 1 }, to: { year, month, day: daysInMonth(year, month) } };
    case "quarter": {
      const first = month - ((month - 1) % 3);
      return {
        from: { year, month: first, day: 1 },
        to: { year, month: first + 2, day: daysInMonth(year, first + 2) },
      };
    }
    case "year":
      return { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } };
    case "after":
      return { from: addDays(date, 1), to: addDays(date, openPeriodDays) };
    case "before":
      return { from: addDays(date, -openPeriodDays), to: addDays(date, -1) };
  }
}
