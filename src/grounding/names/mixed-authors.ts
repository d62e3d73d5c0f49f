import { allMatches } from "#language";
import { isAuthorAmong } from "./author-among.ts";
import { authorsIn, type FoundAuthor } from "./authors-in.ts";
import type { KnownNames } from "./known-names.ts";
import type { UnknownName } from "./unknown-name.ts";
import { workYear } from "./work-year.ts";

/** Names that are all known, but not together: another one's year, a co-author from another paper. */
export function mixedAuthors(text: string, known: KnownNames): UnknownName[] {
  const authors = authorsIn(text, known);
  const [first] = authors;
  if (first === undefined) return [];
  // A year that the user told is of what the user knows.
  const asked = known.sources.find(({ label }) => label === null)?.years;
  const yearsHere = allMatches(text, workYear).flatMap(([, year]) =>
    asked?.has(Number(year)) === true ? [] : [Number(year)],
  );
  const groups = joined(authors, text);
  const together = groups.some((group) => group.length > 1);
  if (yearsHere.length === 0 && !together) return [];
  const wrote = (group: readonly FoundAuthor[]) =>
    known.sources.filter((source) => group.every(({ name }) => isAuthorAmong(name, source.authors)));
  const apart = groups.find((group) => wrote(group).length === 0);
  if (apart !== undefined) return apart.slice(0, 1).map(mixed);
  // Several papers in one sentence, each with its own year, are no mixture.
  if (authors.length > 1 && yearsHere.length > 1 && yearsHere.every((year) => known.hasYear(year))) return [];
  // Somebody may have written one of them in each of the years.
  const fits = groups.some((group) =>
    yearsHere.every((year) => wrote(group).some(({ years: theirs }) => theirs.has(year))),
  );
  if (fits) return [];
  const theirs = wrote([first]).flatMap(({ years }) => [...years]);
  const told = yearsHere.find((year) => !theirs.includes(year));
  return [told === undefined ? mixed(first) : { ...mixed(first), years: { told, known: [...new Set(theirs)] } }];
}

/** What joins two authors of one work: Novak and Reyes, 설아람·왕지호, 설아람과 왕지호. */
const joint = /^(?:와|과)?\s?(?:&|and|·|,|함께)?\s?(?:\p{Lu}\.\s?){0,2}$/u;

/** Authors that are named as writing together. */
function joined(authors: readonly FoundAuthor[], text: string): FoundAuthor[][] {
  const groups: FoundAuthor[][] = [];
  for (const author of authors.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1)?.at(-1);
    const between = last === undefined ? null : text.slice(last.start + last.text.length, author.start);
    if (between !== null && between !== " " && joint.test(between)) groups.at(-1)?.push(author);
    else groups.push([author]);
  }
  return groups;
}

function mixed({ text, start }: FoundAuthor): UnknownName {
  return { text, start, end: start + text.length, kind: "mixed" };
}

/** An author of another source than those that are cited. */
export function foreignAuthors(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  if (cited.length === 0 || known.authors.size === 0) return [];
  const theirs = known.sources.filter(({ label }) => label === null || cited.includes(label));
  if (theirs.every(({ authors }) => authors.size === 0)) return [];
  return authorsIn(text, known)
    .filter(({ name }) => !theirs.some(({ words, authors }) => words.has(name) || isAuthorAmong(name, authors)))
    .map(mixed);
}
