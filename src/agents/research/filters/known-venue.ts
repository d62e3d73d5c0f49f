import { isPlaceNamed } from "#papers";
import { saysWithout } from "./dropped-venue.ts";
import { isAcronym, koreanVenue, koreanWorks, noVenues, works } from "./filter-wordings.ts";

const latinName = String.raw`[A-Za-z][A-Za-z&'’-]*(?:\s(?:of\s|on\s|for\s|and\s|the\s)?[A-Z][A-Za-z&'’-]*){0,6}(?:\s['’]?\d{2,4})?`;
const name = `(${latinName}|${koreanVenue})`;
const atEnd = String.raw`(?=\s*(?:$|[.,;!?)]|please\b))`;

/** What names a place only where papers at hand appeared there: ACL 논문만, CVPR만, the EMNLP ones, everything except Nature. */
const wordings = [
  String.raw`(?<![\p{L}\d-])${name}(?:\s?(?:학회|학술대회|워크숍|저널|학술지))?의?\s?(?=${koreanWorks}들?(?:만|은|는|을|를|도)?(?:요|\s|[?.!,]|$))`,
  String.raw`(?<![\p{L}\d-])${name}(?:\s?(?:학회|학술대회|워크숍|저널|학술지))?(?:만|꺼만|껏만)(?=요|\s|[?.!,]|$)`,
  String.raw`(?<![\p{L}-])${name}\s(?=(?:${works}|ones?)(?:\s(?:only|alone))?(?:\b))`,
  String.raw`\b(?:only|just|except|but)\s(?:for\s)?(?:those\s|ones\s)?(?:from\s|at\s|in\s)?(?:the\s)?${name}${atEnd}`,
].map((pattern) => new RegExp(pattern, "gu"));

/** The place among those where papers at hand appeared that a message bounds them by, and what else it says. */
export function knownVenueIn(
  message: string,
  venues: readonly string[],
): { readonly venue: string; readonly rest: string } | null {
  if (venues.length === 0 || saysWithout(message)) return null;
  for (const pattern of wordings)
    for (const found of message.matchAll(pattern)) {
      // Words before a name are taken for part of it: the ACL, only Nature.
      const words = (found[1] ?? "").split(" ");
      const said = words.map((_, at) => words.slice(at).join(" ")).find((some) => isKnownVenue(some, venues));
      if (said === undefined) continue;
      const end = found.index + found[0].length;
      const begin = found.index + found[0].indexOf(said);
      return { venue: written(said, venues), rest: `${message.slice(0, begin)} , ${message.slice(end)}` };
    }
  return null;
}

/** Whether a message names several places where papers at hand appeared: one of them alone is not what it asks for. */
export function namesSeveralVenues(message: string, venues: readonly string[]): boolean {
  const words = message.match(/[A-Za-z][A-Za-z&-]*/gu) ?? [];
  const said = [
    ...words.filter((word) => isAcronym(word) && isKnownVenue(word, venues)),
    ...words.filter(
      (word) => word === word.toLowerCase() && venues.some((place) => initialsIn(place, word).some(isAcronym)),
    ),
    ...venues.filter((place) => !isAcronym(place) && message.includes(place)),
  ];
  const named = said.map((name) => venues.filter((place) => isPlaceNamed(place, written(name, venues))));
  return named.some((some) => named.some((others) => isApart(some, others)));
}

/** A name may be part of another: NAACL, and Findings of NAACL. */
const isApart = (some: readonly string[], others: readonly string[]) =>
  some.some((place) => !others.includes(place)) && others.some((place) => !some.includes(place));

/** Whether a name is that of a place where papers at hand appeared. In small letters initials alone are: language is a word, and a journal. */
export function isKnownVenue(said: string, venues: readonly string[]): boolean {
  if (said.length < 2 || noVenues.has(said.toLowerCase())) return false;
  if (/\p{Lu}|[가-힣]/u.test(said)) return venues.some((place) => isPlaceNamed(place, said));
  return venues.some((place) => isAcronymOf(place, said));
}

function isAcronymOf(place: string, said: string): boolean {
  if (/\s/u.test(said)) return false;
  const same = initialsIn(place, said);
  return same.length > 0 ? same.some(isAcronym) : isPlaceNamed(place, said.toUpperCase());
}

const initialsIn = (place: string, said: string) =>
  place.split(/[^\p{L}]+/u).filter((word) => word.toLowerCase() === said);

/** As the place itself writes it. */
function written(said: string, venues: readonly string[]): string {
  return /\p{Lu}|[가-힣]/u.test(said)
    ? said
    : (venues.find((place) => place.toLowerCase() === said) ?? said.toUpperCase());
}
