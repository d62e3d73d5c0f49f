import { phrasesOf } from "./grammar/clause.ts";
import { hasStray, isToday } from "./grammar/clause-facts.ts";
import { dateClausesOf } from "./grammar/clauses.ts";
import { tokenize } from "./grammar/tokenize.ts";
import { fullZoneIn, mayNamePlace } from "./zones.ts";

/** What a question says about hours and places. */
export interface ClockReading {
  /** The place whose time is wanted; null for the user's own. */
  readonly zone: string | null;
  /** Minutes from now, with the words that say so. */
  readonly later: { readonly phrase: string; readonly minutes: number } | null;
  /** A time of day to be told in the wanted place, in minutes after midnight, and where it is meant; null for the user's own place. */
  readonly time: { readonly phrase: string; readonly minutes: number; readonly zone: string | null } | null;
  /** The time of day is asked for. */
  readonly asked: boolean;
  /** A day is asked for, or how many days. */
  readonly asksDay: boolean;
  /** Days are as the place counts them: none but today is spoken of, or the time of the place is (뉴욕 시간으로 내일). */
  readonly isOfPlace: boolean;
}

export function readClock(question: string): ClockReading {
  const tokens = tokenize(question);
  const places = tokens.flatMap((token) => (token.kind === "zone" ? [token] : []));
  const clock = tokens.find((token) => token.kind === "clock");
  const later = tokens.find((token) => token.kind === "later");
  const full = fullZoneIn(question);
  const phrase = ({ start, end }: { start: number; end: number }) => question.slice(start, end).trim();
  // 서울 오후 3시면 뉴욕은 몇 시야? The place right before a time is where that time is.
  const own = clock && places.findLast((place) => place.end <= clock.start);
  const wanted = places.find((place) => place !== own);
  const asks = tokens.flatMap((token) => (token.kind === "ask" ? [token.asks] : []));
  const isOnlyToday = dateClausesOf(tokens).every((clause) => phrasesOf([clause]).every(isToday) && !hasStray(clause));
  return {
    zone: full ?? wanted?.zone ?? (clock === undefined ? places[0]?.zone : undefined) ?? null,
    later: later?.kind === "later" ? { phrase: phrase(later), minutes: later.minutes } : null,
    time: clock?.kind === "clock" ? { phrase: phrase(clock), minutes: clock.minutes, zone: own?.zone ?? null } : null,
    asked: asks.includes("clock"),
    asksDay: asks.some((one) => one !== "clock"),
    isOfPlace: isOnlyToday || places.some(({ end }) => /^\s*(?:기준|현지|시간|time\b)/i.test(question.slice(end))),
  };
}

/** The zone of the place that a text names, or null. */
export function zoneNamedIn(text: string): string | null {
  const full = fullZoneIn(text);
  if (full !== null || !mayNamePlace(text)) return full;
  return tokenize(text).flatMap((token) => (token.kind === "zone" ? [token.zone] : []))[0] ?? null;
}
