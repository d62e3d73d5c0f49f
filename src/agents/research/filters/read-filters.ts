import { numberValue } from "#language/meaning";
import { dropsSome } from "./dropped-venue.ts";
import {
  amountWordings,
  authorWordings,
  isAcronym,
  limitWordings,
  noNames,
  noVenues,
  venueWordings,
} from "./filter-wordings.ts";
import { knownVenueIn, namesSeveralVenues } from "./known-venue.ts";
import { readYears } from "./read-years.ts";
import type { YearBounds } from "./year-wordings.ts";

/** What bounds papers beside their topic: years, who wrote them, where they appeared. */
export type PaperFilters = YearBounds & {
  readonly author?: string;
  readonly venue?: string;
};

export interface ReadFilters {
  readonly filters: PaperFilters;
  /** At most so many of them. */
  readonly limit: number | null;
  /** So many are asked for, which of papers that are there only counts them. */
  readonly amount: number | null;
  /** What else the message says. */
  readonly rest: string;
}

const longestRequest = 2_000;

/** Takes what a message says of years, authors, venues and numbers of papers out of it; `venues` are where papers at hand appeared. */
export function readFilters(message: string, thisYear: number, venues: readonly string[] = []): ReadFilters {
  // Whoever narrows papers says so in a sentence; what is longer is a text that was pasted.
  if (message.length > longestRequest) return { filters: {}, limit: null, amount: null, rest: message };
  const years = readYears(message, thisYear);
  let { rest } = years;
  const take = (patterns: readonly RegExp[], isMeant: (said: string) => boolean): string | undefined => {
    for (const pattern of patterns) {
      const found = pattern.exec(rest);
      const said = found?.[1]?.trim();
      if (found === null || said === undefined || !isMeant(said)) continue;
      rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
      return said;
    }
    return undefined;
  };
  const isName = (said: string) =>
    !noNames.has(said.toLowerCase()) && !noNames.has(said.replace(/인$/u, "").toLowerCase());
  const author = take(authorWordings, (said) => isName(said) && !isAcronym(said));
  // Of papers at hand, all but those of a place and those of two places are no papers of one.
  const isOfOne = venues.length === 0 || !(dropsSome(rest) || namesSeveralVenues(rest, venues));
  const known = isOfOne ? knownVenueIn(rest, venues) : null;
  if (known !== null) rest = known.rest;
  const isVenue = (said: string) => isOfOne && isName(said) && !noVenues.has(said.toLowerCase());
  const venue = known?.venue ?? take(venueWordings, isVenue);
  const limit = amountOf(take(limitWordings, () => true));
  const amount = limit ?? amountOf(take(amountWordings, () => true));
  let filters: PaperFilters = years.bounds;
  if (author !== undefined) filters = { ...filters, author };
  if (venue !== undefined) filters = { ...filters, venue };
  return { filters, limit, amount, rest };
}

function amountOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  const amount = /couple/i.test(said) ? 2 : numberValue(said);
  return amount !== null && amount > 0 ? amount : null;
}

export const isFiltered = ({ filters, limit }: ReadFilters) => Object.keys(filters).length > 0 || limit !== null;
