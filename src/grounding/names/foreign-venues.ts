import { allMatches } from "#language";
import { flatName, type KnownNames } from "./known-names.ts";
import { titleByCapitals } from "./title-by-capitals.ts";
import type { UnknownName } from "./unknown-name.ts";

const title = titleByCapitals("of|the|in|for|and|on");
/** Urban Climate Letters에 실린. */
const carriedBy = new RegExp(String.raw`(?<!\p{L})(${title})에\s(?:실|게재|발표|수록)`, "gu");
const publishedIn = new RegExp(String.raw`\b(?:published|appeared|appears|printed)\sin\s(?:the\s)?(${title})`, "gu");

/** What every such sentence has. */
const venueSign = /에\s(?:실|게재|발표|수록)|published|appear|printed/u;

/** A journal that a known work is told to stand in, while another source has it. */
export function foreignVenues(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  if (cited.length === 0 || !venueSign.test(text)) return [];
  const theirs = known.sources.filter(({ label }) => label === null || cited.includes(label));
  return [...allMatches(text, carriedBy), ...allMatches(text, publishedIn)].flatMap((match) => {
    const [whole, venue = ""] = match;
    const flat = flatName(venue);
    if (theirs.some((source) => source.flat.includes(flat))) return [];
    const start = match.index + whole.indexOf(venue);
    return [{ text: venue, start, end: start + venue.length, kind: "mixed" }];
  });
}
