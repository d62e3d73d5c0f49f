import { createTakenPlaces, forEachMatch } from "../all-matches.ts";
import { readDates } from "./dates.ts";
import { figureReaders, letterShapes } from "./figure-readers.ts";
import type { Quantity, RawQuantity } from "./quantity.ts";

/** 제7조, 제3자, 2차, §4 and "Section 4" name a place; they measure nothing. */
const nameBefore =
  /(?:제|(?<![가-힣])제\s|§\s?|(?:article|section|clause|no|annex|exhibit|schedule|chapter|figure|table)\.?\s)$/i;
const nameAfter = /^\s?(?:조|항|호|심|째|차(?!례)|번째|단계|순위|위(?![가-힣])|st\b|nd\b|rd\b|th\b)/i;

/** 20 960 with one of the spaces that keep a figure on its line; a plain space may part two figures. */
const thinSpace = /(?<=(?<!\d)\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})*)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/gu;

/** A row of so many digits is no figure of anything, and each pattern would read it from every digit on. */
const endlessDigits = /[\d.,]{41,}/gu;

/** Every figure of a text with its unit, in any spelling. */
export function readQuantities(written: string): Quantity[] {
  const has = {
    digit: letterShapes.digit.test(written),
    hangul: letterShapes.hangul.test(written),
    latin: letterShapes.latin.test(written),
  };
  const text = has.digit
    ? written.replace(endlessDigits, (digits) => " ".repeat(digits.length)).replace(thinSpace, ",")
    : written;
  const found: RawQuantity[] = [];
  const taken = createTakenPlaces(text.length);
  const lower = inLowerCase(text);
  const add = (raw: RawQuantity, overlaps = false) => {
    if (!overlaps && taken.overlaps(raw)) return;
    if (nameBefore.test(text.slice(Math.max(0, raw.start - 10), raw.start))) return;
    if (nameAfter.test(text.slice(raw.end, raw.end + 4))) return;
    found.push(raw);
    taken.take(raw);
  };
  if (has.digit) for (const date of readDates(text)) add(date);
  for (const { needs, signs, pattern, read, overlaps } of figureReaders) {
    if (!has[needs] || signs?.some((sign) => lower.includes(sign)) === false) continue;
    forEachMatch(lower, pattern, (match) => {
      for (const { dimension, value, unit = "" } of read(match.groups ?? {}))
        add({ dimension, value, unit, start: match.index, end: match.index + match[0].length }, overlaps);
    });
  }
  return found
    .sort((a, b) => a.start - b.start)
    .map((each) => ({
      ...each,
      dimension: isInBusinessDays(each, text) ? "business-days" : each.dimension,
      text: text.slice(each.start, each.end),
    }));
}

/** 영업일 기준 사흘, 열흘(영업일 기준). */
function isInBusinessDays({ dimension, start, end }: RawQuantity, text: string): boolean {
  if (dimension !== "days") return false;
  return (
    /(?:영업일|근무일)(?: 기준)?(?:으?로)?\s$/u.test(text.slice(Math.max(0, start - 12), start)) ||
    /^\s?\((?:영업일|근무일)/u.test(text.slice(end, end + 6))
  );
}

/** Letters that may have a lower case: Latin, Greek and Cyrillic ones, numerals and letters in circles, letters of full width. */
const mayBeUpper = /[A-Z\u00b5-\u1fff\u2100-\u24ff\u2c00-\u2dff\ua640-\uabff\uff21-\uff3a\u{10000}-\u{10ffff}]/u;

/** A text in lower case, letter for letter: İ alone would be two, and every place behind it another. */
function inLowerCase(text: string): string {
  // Most Korean text has none, and is looked at only.
  return mayBeUpper.test(text) ? text.replaceAll("İ", "i").toLowerCase() : text;
}
