import { allMatches, createTakenPlaces } from "../all-matches.ts";
import type { RawQuantity } from "./quantity.ts";

const months = "january february march april may june july august september october november december".split(" ");
/** A pattern of a month's name or its first letters: January, Jan, Sept. */
export const monthNamePattern = `(?:sept(?!e)|${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")})`;

/** 2026, or '26 as notes and tables have it. */
const writtenYear = String.raw`(\d{4}|(?<![\p{L}\p{N}])['’‘]\d{2})`;
/** 2026년 3월 16일, 2026. 3. 16., 2026-03-16; but "2023년 4.7%" is a year and a share. */
const full = new RegExp(
  String.raw`${writtenYear}(?:\s?년\s?(?=\d{1,2}\s?월)|\s?[.\-/]\s?)(\d{1,2})\s?(?:월|[.\-/])\s?(\d{1,2})(?:\s?일|\.)?(?!\d)`,
  "gu",
);
const yearMonth = new RegExp(String.raw`${writtenYear}(?:\s?년|\.)\s?(\d{1,2})\s?월`, "gu");
const yearOnly = /((?:19|20)\d{2}|(?<![\p{L}\p{N}])['’‘]\d{2})\s?년(?!\s?(?:간|동안|이상|이내))/gu;
const shortYear = /['’‘]\d{2}/u;
const monthDay = /(\d{1,2})\s?월\s?(\d{1,2})\s?일/gu;
const monthOnly = /(?<!\d)(\d{1,2})\s?월(?!\s?\d)/gu;
const anyMonthName = new RegExp(String.raw`\b${monthNamePattern}`, "iu");
const english = new RegExp(
  String.raw`\b(${monthNamePattern})\.?\s(\d{1,2})(?!\d)(?:st|nd|rd|th)?(?:,?\s(\d{4}))?`,
  "giu",
);
const british = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s(${monthNamePattern})\.?(?:,?\s(\d{4}))?`, "giu");

/** From 3 to 16 March, 3–16 March: the month stands behind the last day only. */
const rangeStart = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?=(?:\s?[-–]\s?|\s(?:to|until|and)\s)\d{1,2}(?:st|nd|rd|th)?\s(${monthNamePattern})\b)`,
  "giu",
);

/** Dates as numbers: 20240301, 20240300 for a month, the year, and 301 for a day without its year. */
export function readDates(text: string): RawQuantity[] {
  const found: RawQuantity[] = [];
  const taken = createTakenPlaces(text.length);
  const add = (match: RegExpExecArray, dimension: "date" | "year" | "month-day", value: number) => {
    const end = match.index + match[0].length;
    const date = { dimension, value, unit: "", start: match.index, end };
    if (taken.overlaps(date)) return;
    found.push(date);
    taken.take(date);
  };
  const hasYear = text.includes("년") || shortYear.test(text);
  const hasMonth = text.includes("월");
  const hasName = anyMonthName.test(text);
  for (const match of allMatches(text, full))
    add(match, "date", yearOf(match[1]) * 10_000 + Number(match[2]) * 100 + Number(match[3]));
  if (hasName) {
    for (const match of allMatches(text, english)) addEnglish(match, match[1], match[2], match[3]);
    for (const match of allMatches(text, british)) addEnglish(match, match[2], match[1], match[3]);
    for (const match of allMatches(text, rangeStart)) addEnglish(match, match[2], match[1], undefined);
  }
  if (hasYear && hasMonth)
    for (const match of allMatches(text, yearMonth))
      add(match, "date", yearOf(match[1]) * 10_000 + Number(match[2]) * 100);
  if (hasYear) for (const match of allMatches(text, yearOnly)) add(match, "year", yearOf(match[1]));
  if (hasMonth) {
    for (const match of allMatches(text, monthDay)) add(match, "month-day", Number(match[1]) * 100 + Number(match[2]));
    for (const match of allMatches(text, monthOnly)) add(match, "month-day", Number(match[1]) * 100);
  }
  return found;

  function addEnglish(match: RegExpExecArray, name = "", day = "", year: string | undefined) {
    const monthDays = (months.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3))) + 1) * 100;
    if (year === undefined) add(match, "month-day", monthDays + Number(day));
    else add(match, "date", Number(year) * 10_000 + monthDays + Number(day));
  }
}

/** '98 is of the last century, '26 of this one. */
function yearOf(written = ""): number {
  const year = Number(written.replace(/\D/gu, ""));
  if (written.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}
