import { numberValue } from "#language/meaning";
import { type YearBounds, yearWordings } from "./year-wordings.ts";

/** What a message says of years, and what else it says. */
export function readYears(message: string, thisYear: number): { readonly bounds: YearBounds; readonly rest: string } {
  let rest = message;
  let bounds: YearBounds = {};
  for (const { pattern, bounds: boundsOf } of yearWordings) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const numbers = found.slice(1).flatMap((one) => (one === undefined ? [] : [numberOf(one)]));
    bounds = { ...boundsOf(numbers, thisYear), ...bounds };
    // A comma keeps apart what stood on either side.
    rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
  }
  return { bounds, rest };
}

function numberOf(text: string): number {
  return /^couple/i.test(text) ? 2 : (numberValue(text) ?? Number.NaN);
}

/** Bounds in a few words: `2018–2022`, `2020년부터`, `until 2019`; empty without any. */
export function boundsInWords(yearFrom: number | null, yearTo: number | null, language: "ko" | "en"): string {
  if (yearFrom !== null && yearTo !== null) return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
  if (yearFrom !== null) return language === "ko" ? `${yearFrom}년부터` : `since ${yearFrom}`;
  if (yearTo !== null) return language === "ko" ? `${yearTo}년까지` : `until ${yearTo}`;
  return "";
}
