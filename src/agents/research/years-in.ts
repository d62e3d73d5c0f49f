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
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return { bounds, rest };
}

const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries([..."일이삼사오육칠팔구십"].map((word, at) => [word, at + 1])),
  ...Object.fromEntries(["한", "두", "세", "네", "다섯"].map((word, at) => [word, at + 1])),
  열: 10,
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, at) => [word, at + 1]),
  ),
  a: 1,
};

function numberOf(text: string): number {
  return words[text.toLowerCase()] ?? (/^couple/i.test(text) ? 2 : Number(text));
}

/** Bounds in a few words: `2018–2022`, `2020년부터`, `until 2019`; empty without any. */
export function boundsInWords(yearFrom: number | null, yearTo: number | null, language: "ko" | "en"): string {
  if (yearFrom !== null && yearTo !== null) return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
  if (yearFrom !== null) return language === "ko" ? `${yearFrom}년부터` : `since ${yearFrom}`;
  if (yearTo !== null) return language === "ko" ? `${yearTo}년까지` : `until ${yearTo}`;
  return "";
}
