import { type Clause, phrasesOf } from "./grammar/clause.ts";
import { hasStray, isToday } from "./grammar/clause-facts.ts";
import { dateClausesOf } from "./grammar/clauses.ts";
import type { DateToken } from "./grammar/token.ts";
import { tokenize } from "./grammar/tokenize.ts";
import { fullZoneIn, mayNamePlace } from "./zones.ts";

/** What a question says about hours and places. */
export interface ClockReading {
  /** The place whose time is wanted; null for the user's own. */
  readonly zone: string | null;
  /** Minutes from now, or from the time of day (오후 3시에서 5시간 뒤), with the words that say so. */
  readonly later: { readonly phrase: string; readonly minutes: number; readonly isFromTime: boolean } | null;
  /** A time of day to be told in the wanted place, in minutes after midnight, and where it is meant; null for the user's own place. */
  readonly time: { readonly phrase: string; readonly minutes: number; readonly zone: string | null } | null;
  /** The time of day is asked for. */
  readonly asked: boolean;
  /** A day is asked for, or how many days. */
  readonly asksDay: boolean;
  /** How many hours or minutes are asked for. */
  readonly asksHours: boolean;
  /**
   * Days are as the place counts them: none but today is spoken of, the time of the place is (뉴욕 시간으로 내일), or what
   * day it is there (뉴욕은 내일 며칠이야?).
   */
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
  const clauses = dateClausesOf(tokens);
  const isOnlyToday = clauses.every((clause) => phrasesOf([clause]).every(isToday) && !hasStray(clause));
  return {
    zone: full ?? wanted?.zone ?? (clock === undefined ? places[0]?.zone : undefined) ?? null,
    later: later?.kind === "later" ? laterOf(later, clock, question) : null,
    time: clock?.kind === "clock" ? { phrase: phrase(clock), minutes: clock.minutes, zone: own?.zone ?? null } : null,
    asked: asks.includes("clock"),
    asksDay: asks.some((one) => one !== "clock"),
    asksHours: /몇\s*(?:시간|분)|how\s+(?:many|much)\s+(?:hours|minutes|time)/i.test(question),
    isOfPlace:
      isOnlyToday ||
      places.some(({ end }) => /^\s*(?:기준|현지|시간|time\b)/i.test(question.slice(end))) ||
      (clock === undefined && clauses.some((clause) => asksDayThere(clause, question))),
  };
}

function laterOf(
  later: DateToken & { kind: "later" },
  clock: DateToken | undefined,
  question: string,
): ClockReading["later"] {
  const said = (start: number, end: number) => question.slice(start, end).trim();
  const { minutes, start, end } = later;
  if (clock !== undefined && /^(?:에서|에서부터|부터|으?로부터)$/.test(said(clock.end, start)))
    return { phrase: said(clock.start, end), minutes, isFromTime: true };
  if (clock !== undefined && /(?:after|before|from)\s+$/i.test(question.slice(start, clock.start)))
    return { phrase: said(start, clock.end), minutes, isFromTime: true };
  return { phrase: said(start, end), minutes, isFromTime: false };
}

/** 뉴욕은 내일 며칠이야? Nothing but the day of a place is asked; who goes there or what is on there is not spoken of. */
function asksDayThere(clause: Clause, question: string): boolean {
  const plain = clause.items.flatMap((item) => (item.kind === "plain" ? [item.token] : []));
  const isTold = phrasesOf([clause]).length > 0 && !plain.some(({ kind }) => kind === "ask");
  return (
    plain.some((token) => token.kind === "zone" && isWhere(token, question)) &&
    plain.every(({ kind }) => wordsOfAsking.has(kind)) &&
    !isTold &&
    !journey.some((words) => words.test(question))
  );
}

/** 뉴욕은, 뉴욕에서는, in New York; 뉴욕에 and "to New York" are where somebody goes. */
const isWhere = ({ text, start, end }: DateToken, question: string) =>
  /\bin\s+$/i.test(question.slice(0, start)) ||
  /^(?:에서|의|은|는|'s)/.test(question.slice(end)) ||
  (/[가-힣]$/.test(text) && /^\s/.test(question.slice(end)));

const wordsOfAsking: ReadonlySet<DateToken["kind"]> = new Set(["zone", "in", "particle", "ask", "request", "filler"]);

/** Who goes, and words of going that ask or fill elsewhere: "when do we land", 가는 날. */
const journey = [
  /\b(?:i(?! (?:need|want|know)\b)|we|s?he|they|my|our|her)\b/i,
  /\b(?:arrives?|lands?|comes?|going|back)\b/i,
  /(?<![가-힣])(?:가|가는|오는|와)(?![가-힣])/,
];

/** The zone of the place that a text names, or null. */
export function zoneNamedIn(text: string): string | null {
  const full = fullZoneIn(text);
  if (full !== null || !mayNamePlace(text)) return full;
  return tokenize(text).flatMap((token) => (token.kind === "zone" ? [token.zone] : []))[0] ?? null;
}
