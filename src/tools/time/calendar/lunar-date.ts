import { addDays, type CivilDate, dayNumber, startInUtc } from "./civil-date.ts";

/** A day of the Korean lunar calendar, whose months are counted from 설날 of the year. */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** A leap month (윤달) repeats the number of the month before it. */
  readonly leap: boolean;
}

const dangi = new Intl.DateTimeFormat("en-u-ca-dangi", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

export function lunarDate(date: CivilDate): LunarDate {
  const parts = dangi.formatToParts(startInUtc(date));
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    year: Number(value("relatedYear")),
    month: Number.parseInt(value("month"), 10),
    day: Number(value("day")),
    leap: value("month").endsWith("bis"),
  };
}

/** Lunar months begin 20 to 50 days after the solar month of their number; 설날 is never before 20 January. */
const earliestNewYear = 20;
const daysSearched = 400;

/** The same few holidays are asked for again and again, and each takes dozens of conversions to find. */
const solarDays = new Map<string, CivilDate | null>();
const maxDaysRemembered = 2_000;

/** The solar day of a lunar one, not in a leap month; null when that month has no such day. */
export function fromLunar(year: number, month: number, day: number): CivilDate | null {
  const key = `${year}-${month}-${day}`;
  const remembered = solarDays.get(key);
  if (remembered !== undefined) return remembered;
  if (solarDays.size >= maxDaysRemembered) solarDays.clear();
  const date = findLunar(year, month, day);
  solarDays.set(key, date);
  return date;
}

function findLunar(year: number, month: number, day: number): CivilDate | null {
  const from = dayNumber({ year, month: 1, day: earliestNewYear });
  let date = addDays({ year, month: 1, day: earliestNewYear }, (month - 1) * 29);
  while (dayNumber(date) < from + daysSearched) {
    const lunar = lunarDate(date);
    if (lunar.year === year && lunar.month === month && lunar.day === day && !lunar.leap) return date;
    date = addDays(date, 1);
  }
  return null;
}
