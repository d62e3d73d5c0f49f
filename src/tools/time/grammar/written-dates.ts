import { figureOf } from "./figures.ts";
import { sinoNumber } from "./korean/number-words.ts";
import type { PatternEntry } from "./token.ts";

const monthNames: Readonly<Record<string, number>> = { 유: 6, 시: 10, 정: 1, 동짓: 11, 섣: 12 };

/** Dates, months, quarters and years as they are written: 2026-11-16, 11/16, 시월, Q3. */
export const writtenDates: readonly PatternEntry[] = [
  {
    pattern: /(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?/y,
    read: (match) => [{ kind: "date", year: figureOf(match[1]), month: figureOf(match[2]), day: figureOf(match[3]) }],
  },
  { pattern: /(\d{4})\s*년도?/y, read: (match) => [{ kind: "year", year: figureOf(match[1]) }] },
  { pattern: /(\d{1,2})\s*월(?!요일|욜)/y, read: (match) => [{ kind: "month", month: figureOf(match[1]) }] },
  {
    pattern: /(유|시|정|동짓|섣)월/y,
    read: (match) => [{ kind: "month", month: monthNames[match[1] ?? ""] ?? 0 }],
  },
  {
    pattern: /([일이삼사오칠팔구십]{1,2})월(?!요일|욜)/y,
    read: (match) => [{ kind: "month", month: sinoNumber(match[1] ?? "") }],
  },
  {
    pattern: /([1-4])\s*(?:사)?분기|[qQ]([1-4])\b/y,
    read: (m) => [{ kind: "quarter", number: figureOf(m[1] ?? m[2]) }],
  },
  { pattern: /[hH]([12])\b/y, read: (m) => [{ kind: "half", number: figureOf(m[1]) }] },
  {
    pattern: /(march|may)(?=\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\b)/iy,
    read: (match) => [{ kind: "month", month: /^march/i.test(match[1] ?? "") ? 3 : 5 }],
  },
  { pattern: /([1-4])(?:st|nd|rd|th)\s+quarter/iy, read: (m) => [{ kind: "quarter", number: figureOf(m[1]) }] },
  {
    pattern: /(0?[1-9]|1[0-2])\/(\d{1,2})(?!\/|\d)/y,
    read: (match) => [
      { kind: "month", month: figureOf(match[1]) },
      { kind: "number", value: figureOf(match[2]) },
    ],
  },
  // 12.3부터
  {
    pattern: /(0?[1-9]|1[0-2])\.\s?([12]\d|3[01]|0?[1-9])\.?(?=\s*(?:부터|까지|에|은|는|이|~|\(|무슨|며칠|몇|언제))/y,
    read: (match) => [
      { kind: "month", month: figureOf(match[1]) },
      { kind: "number", value: figureOf(match[2]) },
    ],
  },
  // 20261225, 11-25
  {
    pattern: /(20\d{2})(0[1-9]|1[0-2])([0-3]\d)(?!\d)/y,
    read: (match) => [{ kind: "date", year: figureOf(match[1]), month: figureOf(match[2]), day: figureOf(match[3]) }],
  },
  {
    pattern: /(0[1-9]|1[0-2])-([0-3]\d)(?![\d-])/y,
    read: (match) => [
      { kind: "month", month: figureOf(match[1]) },
      { kind: "number", value: figureOf(match[2]) },
    ],
  },
];
