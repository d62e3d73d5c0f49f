import { figureOf, ordinalNames } from "./figures.ts";
import type { PatternEntry } from "./token.ts";

/** 10주년, 만 30세 되는 날, tenth anniversary, turn 40. */
export const anniversaryPatterns: readonly PatternEntry[] = [
  {
    pattern: /([1-9]\d{0,2})\s*주년(?:\s*(?:결혼\s*)?기념일)?(?:\s*되는\s*날)?/y,
    read: ([, years]) => [{ kind: "anniversary", years: figureOf(years) }],
  },
  {
    pattern: /만\s*([1-9]\d?)\s*(?:세|살)(?:[이가]\s*)?(?:\s*(?:되는\s*날|생일))/y,
    read: ([, years]) => [{ kind: "anniversary", years: figureOf(years) }],
  },
  {
    pattern: /turn(?:s|ing)?\s+([1-9]\d?)\b(?!\s*(?:days?|weeks?|months?))/iy,
    read: ([, years]) => [{ kind: "anniversary", years: figureOf(years) }],
  },
  {
    pattern: new RegExp(
      `(?:([1-9]\\d?)(?:st|nd|rd|th)|(${ordinalNames.join("|")}))\\s+(?:wedding\\s+)?(?:anniversary|birthday)\\b`,
      "iy",
    ),
    read: ([, figures, word]) => [
      {
        kind: "anniversary",
        years: figures === undefined ? ordinalNames.indexOf((word ?? "").toLowerCase()) + 1 : figureOf(figures),
      },
    ],
  },
];
