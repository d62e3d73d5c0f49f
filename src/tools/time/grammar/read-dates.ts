import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, dateClausesOf, type Phrase } from "./clauses.ts";
import { type DateExpression, inPeriodOf, unitOf, withYear } from "./expression.ts";
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
  const own = asking.filter((clause) => phrasesOf([clause]).length > 0 && !leansOnAnother(text, clause, clauses));
  if (own.length > 0) return distinct(own.flatMap((clause) => readAll(text, now, clause, clauses)));
  const at = clauses.indexOf(first);
  const near = clauses.slice(0, at).findLast(speaksOfDays) ?? clauses.slice(at + 1).find(speaksOfDays);
  const unknown = unknownWords(first).filter((word) => word.start < askedAt(first) && !isSaidIn(near, word));
  if (unknown.length > 0 || hasStray(first)) return unclear(text, first);
  return near === undefined ? [] : distinct(readAll(text, now, near, clauses, asksOf(first)));
}

const speaksOfDays = (clause: Clause) => phrasesOf([clause]).length > 0 || hasStray(clause);

/** Where a clause asks. Words after that say why it is asked: “며칠이더라 까먹음”. */
function askedAt({ items }: Clause): number {
  const asking = items.find((item) => item.kind === "plain" && item.token.kind === "ask");
  return asking === undefined ? Number.POSITIVE_INFINITY : startOf(asking);
}

/** “결과는 열흘 뒤에 나온다는데 결과 나오는 날이 며칠이야?”: what is asked about was told with its day. */
function isSaidIn(clause: Clause | undefined, { text }: DateToken): boolean {
  const stem = text.length > 2 ? text.replace(/(?:은|는|이|가|을|를|의)$/, "") : text;
  return clause !== undefined && unknownWords(clause).some((word) => word.text.startsWith(stem));
}

/** “마감이 5월 3일인데 오늘 기준 며칠 남았어?”, “…추수감사절이라던데 올해는 며칠이야?”: the day that is asked about stands elsewhere. */
function leansOnAnother(text: string, clause: Clause, all: readonly Clause[]): boolean {
  if (!all.some((other) => other !== clause && phrasesOf([other]).length > 0)) return false;
  const asks = asksOf(clause);
  return phrasesOf([clause]).every((phrase) => {
    if (asks === "day" && unitOf(phrase.expression) === "year") return true;
    return isToday(phrase) && (asks === "remaining" || asks === "passed" || isReckonedFrom(text, phrase));
  });
}

/** 오늘 기준, 오늘 기준으로. */
const isReckonedFrom = (text: string, { start, end }: Phrase) => /^\S*\s*기준/.test(text.slice(start, end + 4));

/** The reading of a clause, or one for each of its days where each is asked for: “목요일이랑 금요일 각각 며칠이야?”. */
function readAll(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading[] {
  const days = phrasesOf([clause]).filter(({ expression }) => unitOf(expression) !== "year");
  const asksForEach = all.some(({ items }) =>
    items.some((item) => item.kind === "plain" && item.token.kind === "each"),
  );
  if (!asksForEach || days.length < 2) return [readClause(text, today, clause, all, askedBefore)];
  const list = days.map((phrase, at) => ({
    ...phrase,
    role: null,
    expression: inPeriodOf(phrase.expression, days[at - 1]?.expression ?? phrase.expression),
  }));
  const others = clause.items.filter((item) => item.kind !== "phrase");
  const year = phrasesOf([clause]).filter((phrase) => !days.includes(phrase));
  return list.map((phrase) => {
    const items = [...others, ...year, phrase].sort((a, b) => startOf(a) - startOf(b));
    return readClause(text, today, { ...clause, items }, all, askedBefore);
  });
}

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
    const last = { ...target[1], expression: inPeriodOf(target[1].expression, target[0].expression) };
    const [start, end] = [found(target[0]), found(last)];
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
  const ofYear = dayOfYear(phrases);
  if (ofYear !== null) return ofYear;
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

/** “상반기 마지막 날 며칠이지 올해”: a day that lacks a year, and the year said apart from it. */
function dayOfYear(phrases: readonly Phrase[]): Phrase | null {
  const years = phrases.filter(({ expression }) => unitOf(expression) === "year");
  const days = phrases.filter(({ expression }) => unitOf(expression) !== "year");
  const [[year], [day]] = [years, days];
  if (year === undefined || day === undefined || phrases.length !== 2) return null;
  const expression = withYear(day.expression, year.expression);
  return expression && { ...day, expression };
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
  if (previous?.kind === "plain" && isUnknownPeriod(previous.token)) return true;
  if (startsFromToday(phrase.expression) && previous?.kind === "plain" && isBareNoun(previous.token)) return true;
  const unit = unitOf(phrase.expression);
  if (unit !== "day" && asks !== "range" && unknownWords(clause).length > 0) return true;
  const [next] = after;
  const narrows = phrase.expression.kind === "yearly" || phrase.expression.kind === "month-day" || unit !== "day";
  return narrows && next?.kind === "plain" && next.token.kind === "word";
}

/** 다움주 토요일: a word that is not known and names a week, month or year. */
function isUnknownPeriod(token: DateToken): boolean {
  return token.kind === "word" && /[주달월해년]$/.test(token.text);
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
  const year = said(["year"]);
  const ofYear = year === undefined ? null : withYear(expression, year);
  if (ofYear !== null) return ofYear;
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
