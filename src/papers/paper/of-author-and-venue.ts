import { hasHangul, hasLetters, oneLine, withoutAccents } from "#language";
import { acronymsOf } from "../library/acronyms.ts";
import type { Paper } from "./paper.ts";
import { nameOf, venueOf } from "./reading.ts";

const folded = (text: string) => oneLine(withoutAccents(text).toLowerCase().replace(/[.,]/g, " "));

const isLetter = (sign: string | undefined) => sign !== undefined && hasLetters(sign);

/** Whether words stand in a text as whole words. */
function holds(text: string, words: string): boolean {
  const [where, what] = [folded(text), folded(words)];
  for (let at = where.indexOf(what); what !== "" && at !== -1; at = where.indexOf(what, at + 1))
    if (!isLetter(where[at - 1]) && !isLetter(where[at + what.length])) return true;
  return false;
}

/** Whether all who are named, by family name or in full, are among a paper's authors. Null: nobody is named. */
export function isWrittenBy({ csl }: Paper, author: string | null): boolean {
  if (author === null) return true;
  const wanted = author
    .replace(/\s?(?:et al\.?|외(?:\s?\d+[인명])?)$/iu, "")
    .split(/\s?&\s?|\sand\s|(?<=[a-z])[와과]\s/u);
  const names = (csl.author ?? []).map((name) => ({ whole: nameOf(name), family: name.family ?? "" }));
  return wanted.every((one) =>
    names.some(
      ({ whole, family }) =>
        folded(family) === folded(one) ||
        (one.trim().includes(" ") || family === "" || hasHangul(one) ? holds(whole, one) : false),
    ),
  );
}

/** Whether a paper appeared where it is said, by the name of the place, part of it, or its initials. Null: no place is named. */
export function isOfVenue(paper: Paper, venue: string | null): boolean {
  return venue === null || isPlaceNamed(venueOf(paper) ?? "", venue);
}

/** Whether the place where a paper appeared is said by its name, part of it, or its initials. */
export function isPlaceNamed(place: string, venue: string): boolean {
  if (holds(place, venue)) return true;
  const said = venue.replace(/\s?['’]?\d{2,4}$/, "");
  return /^[A-Z]{2,}$/.test(said) && acronymsOf(place).includes(said);
}
