import { anniversaryPatterns } from "./anniversary-patterns.ts";
import { figureOf } from "./figures.ts";
import { countedEnds } from "./korean/counted-ends.ts";
import { native, nativeNumber, sino, sinoNumber } from "./korean/number-words.ts";
import { lengthPatterns } from "./length-patterns.ts";
import type { Meaning, PatternEntry } from "./token.ts";
import { weekdayPatterns } from "./weekday-patterns.ts";
import { writtenDates } from "./written-dates.ts";

const counted = "(?=\\s*(?:날|주|달|개월|해|년|분기|시간|분|번째|째|밤))";
/** 이사해 is no number of years. */
const countedBySino =
  "(?=(?:(?<![가-힣\\d][일이삼사오육칠팔구십백천]+)\\s*|)(?:일|주(?!말)|개월|년|분기|시간|분|번째))";
const number = (value: number): Meaning[] => [{ kind: "number", value }];
const lastOrdinals = ["second", "third", "fourth", "fifth"];
/** Nobody counts further, and no calendar reaches much further. */
const mostCounted = 99_999;

/** Figures, number words and written dates. */
export const numberPatterns: readonly PatternEntry[] = [
  ...weekdayPatterns,
  ...writtenDates,
  ...lengthPatterns,
  ...anniversaryPatterns,
  countedEnds,
  { pattern: /(\d{1,3})\s*(?:번\s*[째쨰]|째)/y, read: (match) => [{ kind: "ordinal", value: figureOf(match[1]) }] },
  {
    pattern: new RegExp(`(${native})\\s*번[째쨰]`, "y"),
    read: (match) => [{ kind: "ordinal", value: nativeNumber(match[1] ?? "") ?? 0 }],
  },
  {
    pattern: new RegExp(`([${sino}십백천]{1,7})\\s*번[째쨰]`, "y"),
    read: (match) => [{ kind: "ordinal", value: sinoNumber(match[1] ?? "") }],
  },
  // An anniversary is no length of time: 결혼 1주년.
  {
    pattern: /(?:\d{1,3}|[일이삼사오육칠팔구십]{1,3})\s*주년/y,
    read: () => [{ kind: "word", endsClause: false, bound: false }],
  },
  // the 3rd to last, third-to-last
  {
    pattern: /(?:(\d)(?:st|nd|rd|th)|(second|third|fourth|fifth))[\s-]+(?:to[\s-]+(?:the[\s-]+)?)?last\b/iy,
    read: ([, figure, word]) => [
      {
        kind: "ordinal",
        value: -(word === undefined ? figureOf(figure) : lastOrdinals.indexOf(word.toLowerCase()) + 2),
      },
    ],
  },
  { pattern: /\+(?=\s*\d)/y, read: () => [{ kind: "moved", by: 1 }] },
  // Mum's 60th
  {
    pattern: /(?:3[2-9]|[4-9]\d|\d{3})(?:st|nd|rd|th)\b(?!\s+(?:day|week|workday|business))/iy,
    read: () => [{ kind: "word", endsClause: false, bound: false }],
  },
  { pattern: /(\d{1,3})(?:st|nd|rd|th)\b/iy, read: (match) => [{ kind: "ordinal", value: figureOf(match[1]) }] },
  {
    pattern: /(\d{1,3}(?:,\d{3})+|\d{1,5})/y,
    read: (match) => {
      const value = Number((match[1] ?? "").replaceAll(",", ""));
      return value > mostCounted ? [{ kind: "word", endsClause: false, bound: false }] : number(value);
    },
  },
  {
    pattern: new RegExp(`(${native})${counted}`, "y"),
    read: (match) => number(nativeNumber(match[1] ?? "") ?? 0),
  },
  {
    pattern: new RegExp(`([${sino}십백천]{1,7})${countedBySino}`, "y"),
    read: (match) => number(sinoNumber(match[1] ?? "")),
  },
];
