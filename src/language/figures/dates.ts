import { createTakenPlaces, forEachMatch } from "../all-matches.ts";
import { patternLines } from "../pattern-lines.ts";
import type { RawQuantity } from "./quantity.ts";

const months = "january february march april may june july august september october november december".split(" ");
/** A pattern of a month's name or its first letters: January, Jan, Sept. */
export const monthNamePattern = `(?:sept(?!e)|${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")})`;

const anyMonthName = new RegExp(String.raw`\b${monthNamePattern}`, "iu");
const forms = patternLines("language/figures/dates.txt", { month: monthNamePattern }).map(({ said, pattern }) => ({
  needs: said,
  pattern: new RegExp(pattern, "giu"),
}));

/** Dates as numbers: 20240301, 20240300 for a month, the year, and 301 for a day without its year. */
export function readDates(text: string): RawQuantity[] {
  const dates: RawQuantity[] = [];
  const taken = createTakenPlaces(text.length);
  const hasName = anyMonthName.test(text);
  const isLikely = (needs: string) => needs === "digit" || (needs === "name" ? hasName : text.includes(needs));
  for (const { needs, pattern } of forms)
    if (isLikely(needs))
      forEachMatch(text, pattern, ({ 0: written, index: start, groups = {} }) => {
        const date = { ...dateOf(groups), unit: "", start, end: start + written.length };
        if (taken.overlaps(date)) return;
        dates.push(date);
        taken.take(date);
      });
  return dates;
}

type Groups = Readonly<Record<string, string | undefined>>;

function dateOf({ year, month, name, day = "0" }: Groups): Pick<RawQuantity, "dimension" | "value"> {
  if (month === undefined && name === undefined) return { dimension: "year", value: yearOf(year) };
  const named = months.findIndex((each) => each.startsWith((name ?? "").toLowerCase().slice(0, 3))) + 1;
  const monthDay = (month === undefined ? named : Number(month)) * 100 + Number(day);
  if (year === undefined) return { dimension: "month-day", value: monthDay };
  return { dimension: "date", value: yearOf(year) * 10_000 + monthDay };
}

/** '98 is of the last century, '26 of this one. */
function yearOf(written = ""): number {
  const year = Number(written.replace(/\D/gu, ""));
  if (written.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}
