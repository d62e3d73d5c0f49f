import { oneLine } from "#language";

const numbered = /(\d{4})\s?[년./-]\s?(\d{1,2})\s?[월./-]\s?(\d{1,2})/;
const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const monthFirst = /^([a-z]{3})[a-z]*\.?\s(\d{1,2})\D{0,6}\s(\d{4})$/i;
const dayFirst = /^(\d{1,2})\D{0,14}?\s([a-z]{3})[a-z]*\.?,?\s(\d{4})$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 20260131 of a date as a contract writes it; null where it is no day of the calendar, or could be either of two. */
export function dayOfDate(value: string): string | null {
  const written = oneLine(value);
  const [, year, month, day] = numbered.exec(written) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const [, name = "", date, ofYear] = monthFirst.exec(written) ?? [];
  if (ofYear !== undefined) return dayOf(Number(ofYear), months.indexOf(name.toLowerCase()) + 1, Number(date));
  const [, dateBefore, nameBehind = "", yearBehind] = dayFirst.exec(written) ?? [];
  if (yearBehind !== undefined)
    return dayOf(Number(yearBehind), months.indexOf(nameBehind.toLowerCase()) + 1, Number(dateBefore));
  const [, first, second, last = ""] = slashed.exec(written) ?? [];
  return first === undefined ? null : dayOfSlashes(Number(first), Number(second), Number(last));
}

/** 15/03 can only be a day and its month, 03/15 a month and its day; 05/03 is the one in Europe and the other in America. */
function dayOfSlashes(first: number, second: number, written: number): string | null {
  const year = written < 100 ? 2000 + written : written;
  if (first > 12) return dayOf(year, second, first);
  return second > 12 || first === second ? dayOf(year, first, second) : null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // The thirtieth of February is no day, and not the second of March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}
