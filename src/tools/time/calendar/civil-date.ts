/** A day in the calendar, without a time or a zone. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;

/** When a day begins in UTC, in milliseconds. `Date.UTC` would take the years 0 to 99 for those of the 20th century. */
export function startInUtc({ year, month, day }: CivilDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** Days since 1970-01-01. */
export function dayNumber(date: CivilDate): number {
  return Math.round(startInUtc(date) / dayMs);
}

export function fromDayNumber(number: number): CivilDate {
  const date = new Date(number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day so many months later; the last day of the month where there is no such day. */
export function addMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(startInUtc({ year, month: month + 1, day: 0 })).getUTCDate();
}

/** 0 is Monday: weeks begin on Monday, as Korean calendars of work do. */
export function weekday(date: CivilDate): number {
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** A weekday of the week that is so many weeks from the date's own. */
export function weekdayOfWeek(date: CivilDate, weeks: number, day: number): CivilDate {
  return addDays(date, weeks * 7 + day - weekday(date));
}

/** Whether there is such a day at all: 2월 30일 is not. */
export function isValid({ year, month, day }: CivilDate): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) && year >= 1 && year <= 9999;
}
