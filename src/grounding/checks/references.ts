import { allMatches, matchesOfAny, patternLines } from "#language";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { lettersOf } from "../letters.ts";

/** A reference in an answer that leads to nothing that a tool returned or the reader named. */
export interface UnknownReference {
  readonly text: string;
  /** Years of the sources that have the name, where it is told with another. */
  readonly years: readonly string[];
}

const lines = patternLines("grounding/checks/references.txt");
const patternsOf = (what: string, flags: string) =>
  lines.flatMap(({ said, pattern }) => (said === what ? [new RegExp(pattern, flags)] : []));

const authorAndYear = patternsOf("author-and-year", "gu");
const withoutYear = patternsOf("author", "gu");
/** A title told as a work. */
const titles = patternsOf("title", "giu");
const addresses = patternsOf("address", "giu");
/** 「주택임대차보호법」: a law is no work that a tool would return. */
const isLaw = /(?:법|법률|령|규칙|조례|약관|계약서|지침|규정|Act|Code)$/u;

/** The first reference of a text that leads nowhere: an author with a year, a title, an address. A look-up, and nothing else. */
export function findUnknownReference(text: string, { units, known }: PreparedEvidence): UnknownReference | null {
  const everything = [...units, known];
  for (const pattern of authorAndYear)
    for (const [written, author = "", told = ""] of allMatches(text, pattern)) {
      const withName = everything.filter((unit) => hasWord(unit, author));
      const years = [...new Set(withName.flatMap((unit) => yearsBehind(unit, author)))];
      // A name that is there without any year is of no reference: Basic (2024) may be a version.
      if (years.includes(told) || (withName.length > 0 && years.length === 0)) continue;
      return { text: written.replace(/^\(/u, ""), years: years.slice(0, maxYearsTold) };
    }
  for (const [written, author = ""] of matchesOfAny(text, withoutYear))
    if (!everything.some((unit) => hasWord(unit, author))) return { text: written, years: [] };
  for (const pattern of titles)
    for (const [, first, second] of allMatches(text, pattern)) {
      const title = first ?? second ?? "";
      const letters = lettersOf(title).replace(/[.,]+$/u, "");
      if (!isLaw.test(title) && !everything.some((unit) => unit.letters().includes(letters)))
        return { text: title, years: [] };
    }
  for (const [written] of matchesOfAny(text, addresses)) {
    const letters = lettersOf(written.replace(/^arxiv:\s?|^https?:\/\/(?:(?:dx\.)?doi\.org\/|www\.)?/iu, "")).replace(
      /[.,;]+$/u,
      "",
    );
    if (!everything.some((unit) => unit.letters().includes(letters))) return { text: written, years: [] };
  }
  return null;
}

const hasWord = (unit: EvidenceUnit, word: string) => placesOf(unit, word).length > 0;

/** The first year behind each place of a name, as in a reference; one that a text happens to hold elsewhere is no year of the work. */
function yearsBehind(unit: EvidenceUnit, author: string): string[] {
  const reach = unit.label === "" ? maxKnownReach : maxByline;
  return placesOf(unit, author).flatMap(
    (at) => unit.text.slice(at, at + reach).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/u)?.[0] ?? [],
  );
}

/** Letters from a name to its year: in a source behind all its authors, in what was said right behind it. */
const maxByline = 400;
const maxKnownReach = 60;
const maxPlaces = 50;
const maxYearsTold = 3;

function placesOf({ text }: EvidenceUnit, word: string): number[] {
  const bare = word.replace(/['’]s$/u, "");
  const places: number[] = [];
  for (let at = text.indexOf(bare); at >= 0 && places.length < maxPlaces; at = text.indexOf(bare, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/[a-z]/u.test(text.charAt(at + bare.length))) places.push(at);
  return places;
}
