import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, dateClausesOf, type Phrase } from "./clauses.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { type Days, resolve } from "./resolve.ts";
import type { Asks, DateToken, DateUnit } from "./token.ts";
import { longestQuestion, tokenize } from "./tokenize.ts";

/** What a question says about days. */
export type DateReading =
  | { readonly kind: "days"; readonly phrase: string; readonly days: Days; readonly asks: Asks | null }
  /** From one day to another. */
  | { readonly kind: "between"; readonly phrase: string; readonly from: CivilDate; readonly to: CivilDate }
  /** There is no such day: 2월 30일. */
  | { readonly kind: "impossible"; readonly phrase: string }
  /** It speaks of days in words that are not understood, so no day is named. */
  | { readonly kind: "unclear"; readonly words: string };

/** The days that a question asks for. Nothing is guessed: a part that is not understood makes the whole unclear. */
export function readDatePhrases(question: string, now: CivilDate): DateReading[] {
  const text = question.slice(0, longestQuestion).normalize("NFC").replace(/[’‘]/g, "'");
  const clauses = dateClausesOf(tokenize(text));
  const asking = clauses.filter((clause) => asksOf(clause) !== null);
  const [first] = asking;
  if (first === undefined)
    return phrasesOf(clauses).length === 0 ? [] : [readClause(text, now, joined(clauses), clauses)];
  const own = asking.filter((clause) => phrasesOf([clause]).length > 0);
  if (own.length > 0) return distinct(own.map((clause) => readClause(text, now, clause, clauses)));
  if (unknownWords(first).length > 0 || hasStray(first)) return unclear(text, first);
  const at = clauses.indexOf(first);
  const near = clauses.slice(0, at).findLast(speaksOfDays) ?? clauses.slice(at + 1).find(speaksOfDays);
  return near === undefined ? [] : [readClause(text, now, near, clauses, asksOf(first))];
}

const speaksOfDays = (clause: Clause) => phrasesOf([clause]).length > 0 || hasStray(clause);

function readClause(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading {
  const asks = asksOf(clause) ?? askedBefore;
  const own = asksOf(clause) !== null || askedBefore === null;
  const past = isPast(clause, asks);
  const target = targetOf(clause, today, past);
  if (target === null || isInDoubt(clause, target, own, asks)) return { kind: "unclear", words: wordsOf(text, clause) };
  const found = (phrase: Phrase) => resolve(inContext(phrase.expression, all), { today, past });
  if (Array.isArray(target)) {
    const [start, end] = [found(target[0]), found(target[1])];
    const phrase = text.slice(target[0].start, target[1].end);
    if (start !== null && end !== null && dayNumber(end.to) < dayNumber(start.from))
      return { kind: "unclear", words: phrase };
    return start === null || end === null
      ? { kind: "impossible", phrase }
      : { kind: "between", phrase, from: start.from, to: end.to };
  }
  const phrase = text
    .slice(target.start, target.end)
    .replace(/^(?:the|a|an)\s+/i, "")
    .replace(/\s+/g, " ");
  const days = found(target);
  if (days === null) return { kind: "impossible", phrase };
  const until = asks === "day" && target.role === "until" ? "remaining" : asks;
  // What is left of a year is counted to its end, what is left until a week to its beginning.
  const left = until === "remaining" && target.role !== "until" && days.from !== days.to;
  return { kind: "days", phrase, days: left ? { from: days.to, to: days.to } : days, asks: until };
}

/** The phrase that is asked about, or the two ends of a stretch; null when it cannot be told. */
function targetOf(clause: Clause, today: CivilDate, past: boolean): Phrase | [Phrase, Phrase] | null {
  const phrases = phrasesOf([clause]);
  const [first, ...others] = phrases;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const from = phrases.find(({ role }) => role === "from");
  const until = phrases.find(({ role }) => role === "until") ?? (between(clause) ? phrases[1] : undefined);
  if (from !== undefined && until !== undefined && phrases.length === 2) return isToday(from) ? until : [from, until];
  const meant = phrases.filter((phrase) => !isToday(phrase));
  const key = (phrase: Phrase) => JSON.stringify(resolve(phrase.expression, { today, past }));
  if (phrases.every((phrase) => key(phrase) === key(first))) return first;
  if (meant.length === 1 && meant[0] !== undefined && first.role !== "subject") return meant[0];
  const checked = clause.items.some((item) => item.kind === "plain" && item.token.kind === "check");
  const mentioned = others.every(
    ({ role }) => role === "with" || role === "other" || role === "subject" || role === null,
  );
  return first.role === "subject" && (checked || mentioned) ? first : null;
}

/** "Between A and B" ends with B. */
function between({ items }: Clause): boolean {
  return items.some((item) => item.kind === "plain" && /^between$/i.test(item.token.text));
}

/** Whether words around a phrase may change which day it is. */
function isInDoubt(clause: Clause, target: Phrase | [Phrase, Phrase], own: boolean, asks: Asks | null): boolean {
  const phrase = Array.isArray(target) ? target[0] : target;
  const before = clause.items.filter((item) => endOf(item) <= phrase.start);
  const after = clause.items.filter((item) => startOf(item) >= phrase.end);
  const settled = phrase.role === "subject" && !own;
  if ([...before, ...(settled ? [] : after)].some((item) => item.kind === "stray")) return true;
  if (unknownWords(clause).some((word) => word.kind === "word" && word.bound)) return true;
  if (
    clause.items.some((item) => item.kind === "plain" && item.token.kind === "particle" && item.token.role === "than")
  )
    return true;
  const previous = before.at(-1);
  if (startsFromToday(phrase.expression) && previous?.kind === "plain" && isBareNoun(previous.token)) return true;
  const unit = unitOf(phrase.expression);
  if (unit !== "day" && asks !== "range" && unknownWords(clause).length > 0) return true;
  const [next] = after;
  const narrows = phrase.expression.kind === "yearly" || phrase.expression.kind === "month-day" || unit !== "day";
  return narrows && next?.kind === "plain" && next.token.kind === "word";
}

/** A noun right before "3일 전" may be what it is counted from. */
function isBareNoun(token: DateToken): boolean {
  return token.kind === "word" && !/(?:은|는|이|가|을|를|에|도|로|요|서|고|데|면)$/.test(token.text);
}

function startsFromToday(expression: DateExpression): boolean {
  if (expression.kind !== "shifted") return false;
  return expression.base.kind === "shifted"
    ? startsFromToday(expression.base)
    : expression.base.kind === "relative-day";
}

/** "…며칠 남았어? 올해 거", "이번 주, 월요일부터": a year or week said apart belongs to the day that lacks one. */
function inContext(expression: DateExpression, clauses: readonly Clause[]): DateExpression {
  const said = (units: readonly DateUnit[]) =>
    clauses
      .map((clause) => phrasesOf([clause]))
      .find(
        (phrases) => phrases[0] !== undefined && phrases.length === 1 && units.includes(unitOf(phrases[0].expression)),
      )?.[0]?.expression;
  if ((expression.kind === "yearly" || expression.kind === "month-day") && expression.year === null) {
    return { ...expression, year: said(["year"]) ?? null };
  }
  if (expression.kind === "weekday" && expression.week === null && expression.occurrence === null) {
    return { ...expression, week: said(["week", "workdays"]) ?? null };
  }
  return expression;
}

function asksOf(clause: Clause): Asks | null {
  const asked = clause.items.flatMap((item) =>
    item.kind === "plain" && item.token.kind === "ask" ? [item.token.asks] : [],
  );
  const known = asked.filter((asks) => asks !== "clock");
  const strong = known.find((asks) => asks !== "day" && asks !== "count");
  if (strong !== undefined || known[0] !== "count") return strong ?? known[0] ?? null;
  return phrasesOf([clause]).some(({ role }) => role === "from") ? "passed" : "remaining";
}

function isPast(clause: Clause, asks: Asks | null): boolean {
  if (asks === "remaining") return false;
  return (
    asks === "passed" ||
    clause.items.some(
      (item) =>
        item.kind === "plain" &&
        (((item.token.kind === "particle" || item.token.kind === "ask") && item.token.past) ||
          /^(?:was|were|did)$/i.test(item.token.text)),
    )
  );
}

const phrasesOf = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ items }) => items.filter((item): item is Phrase => item.kind === "phrase"));
const hasStray = ({ items }: Clause) => items.some(({ kind }) => kind === "stray");
const unknownWords = ({ items }: Clause) =>
  items.flatMap((item) => (item.kind === "plain" && item.token.kind === "word" ? [item.token] : []));
const isToday = ({ expression }: Phrase) => expression.kind === "relative-day" && expression.days === 0;
const startOf = (item: Clause["items"][number]) => (item.kind === "phrase" ? item.start : item.token.start);
const endOf = (item: Clause["items"][number]) => (item.kind === "phrase" ? item.end : item.token.end);

/** Clauses that ask nothing are one: "크리스마스, 올해". */
function joined(clauses: readonly Clause[]): Clause {
  return { items: clauses.flatMap(({ items }) => items), sentence: 0 };
}

function unclear(text: string, clause: Clause): DateReading[] {
  return [{ kind: "unclear", words: wordsOf(text, clause) }];
}

function wordsOf(text: string, { items }: Clause): string {
  const telling = items.filter((item) => item.kind !== "plain" || item.token.kind !== "ask");
  const from = Math.min(...telling.map(startOf));
  const to = Math.max(...telling.map(endOf));
  return Number.isFinite(from) ? text.slice(from, to).trim() : text;
}

function distinct(readings: readonly DateReading[]): DateReading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = JSON.stringify(reading.kind === "days" ? reading.days : reading);
    return seen.has(key) ? false : seen.add(key);
  });
}
