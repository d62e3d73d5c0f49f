import { allMatches } from "#language";
import type { KnownNames } from "./known-names.ts";
import { nameAt } from "./name-at.ts";
import type { UnknownName } from "./unknown-name.ts";
import { workWord } from "./work-word.ts";
import { workYear } from "./work-year.ts";

/** A year that no evidence has, beside a word for a work. */
export function unknownYears(text: string, known: KnownNames): UnknownName[] {
  return allMatches(text, workYear)
    .filter(
      (match) =>
        !known.hasYear(Number(match[1])) && workWord.test(text.slice(Math.max(0, match.index - 40), match.index + 60)),
    )
    .map((match) => nameAt(match, "year"));
}
