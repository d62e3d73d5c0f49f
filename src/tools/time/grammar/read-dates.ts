import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import {
  askedAt,
  asksForEach,
  asksOf,
  between,
  endOf,
  hasStray,
  isPast,
  isToday,
  isTold,
  pointedAt,
  startOf,
  unknownWords,
} from "./clause-facts.ts";
import { type Clause, dateClausesOf, type Phrase, phrasesOf } from "./clauses.ts";
import { readDayCount } from "./day-count.ts";
import { isInDoubt, startsFromToday } from "./doubt.ts";
import { type DateExpression, inPeriodOf, isReckonedFrom, unitOf, withYear } from "./expression.ts";
import { occurrenceAsked } from "./recurrence.ts";
import { type Days, resolve } from "./resolve.ts";
import { readStay } from "./stay.ts";
import { targetOf } from "./target.ts";
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
  const tokens = tokenize(text);
  const clauses = dateClausesOf(tokens);
  const count = readDayCount(text, tokens, clauses, now);
  if (count !== null) {
    const { phrase, days } = count;
    return [days === null ? { kind: "unclear", words: phrase } : { kind: "days", phrase, days, asks: "day" }];
  }
  const stay = readStay(text, tokens, clauses, now);
  if (stay !== null) {
    const { phrase, days, asks } = stay;
    if (days === null) return [{ kind: "unclear", words: phrase }];
    if (asks === "range") return [{ kind: "between", phrase, ...days }];
    return [{ kind: "days", phrase, days: { from: days.to, to: days.to }, asks: "day" }];
  }
  const asked = clauses.filter((clause) => asksOf(clause) !== null);
  const earnest = asked.filter((clause) => !isRhetorical(text, clause));
  const asking = earnest.length > 0 ? earnest : asked;
  const first = asking.find((clause) => !isReason(clause)) ?? asking[0];
  const [wondered, ...others] = clauses.filter(asksWhat);
  if (first === undefined && wondered !== undefined && others.length === 0)
    return distinct(readAll(text, now, wondered, clauses, "day"));
  if (first === undefined)
    return phrasesOf(clauses).length === 0 ? [] : distinct(readAll(text, now, joined(clauses), clauses));
  const occurrence = asking.length === 1 ? occurrenceAsked(first, clauses, isSaidIn) : null;
  if (occurrence !== null) return [readClause(text, now, occurrence, [occurrence], asksOf(first))];
  const own = asking.filter((clause) => phrasesOf([clause]).length > 0 && !leansOnAnother(text, clause, clauses));
  const added = clauses.filter((clause) => isAddedQuestion(clause, clauses));
  const readAdded = () => added.flatMap((clause) => readAll(text, now, clause, clauses, "day"));
  if (own.length > 0)
    return distinct([...own.flatMap((clause) => readAll(text, now, clause, clauses)), ...readAdded()]);
  const at = clauses.indexOf(first);
  const [before, after] = [clauses.slice(0, at).reverse(), clauses.slice(at + 1)];
  const near = [...before, ...after].find(namesDay) ?? before.find(speaksOfDays) ?? after.find(speaksOfDays);
  if (asksForEach([first])) {
    const told = joined(clauses.filter((clause) => clause !== first && !asking.includes(clause)));
    return distinct(readAll(text, now, told, clauses, asksOf(first)));
  }
  if (near !== undefined && (isDetail(near, clauses) || isMereCondition(near, clauses.slice(0, at))))
    return unclear(text, near);
  const unread = clauses.find((clause) => clause !== near && clause !== first && isUnreadSpan(clause));
  if (unread !== undefined) return unclear(text, unread);
  const end = near === undefined ? null : endAsked(first, near);
  if (end !== null) return distinct(readAll(text, now, end, clauses, asksOf(first)));
  const pointed = pointedAt(first);
  const unknown = unknownWords(first).filter(
    (word) => isAbout(word, first) && word.start > pointed && !isSaidIn(near, word),
  );
  const told = asksOf(first) === "passed" && near !== undefined && after.includes(near) && isTold(near);
  const elaborated = told && phrasesOf(clauses).length === 1;
  if (
    (unknown.length > 0 && !elaborated) ||
    first.items.some((item) => item.kind === "stray" && startOf(item) > pointed)
  )
    return unclear(text, first);
  return near === undefined ? [] : distinct([...readAll(text, now, near, clauses, asksOf(first)), ...readAdded()]);
}

/** "What's the last day of Q2?": nothing but the day and what asks for it. */
function asksWhat(clause: Clause): boolean {
  const [first] = clause.items;
  if (first?.kind !== "plain" || !/^what(?:'s|s)?$/i.test(first.token.text)) return false;
  return phrasesOf([clause]).length === 1 && !hasStray(clause) && unknownWords(clause).length === 0;
}

/** “추석이 며칠이죠? 그리고 그 전날은요?”: asks of one more day what was asked before. */
function isAddedQuestion(clause: Clause, all: readonly Clause[]): boolean {
  const at = all.indexOf(clause);
  const before = all[at - 1];
  if (before === undefined || asksOf(clause) !== null || hasStray(clause) || unknownWords(clause).length > 0)
    return false;
  const [only, ...more] = phrasesOf([clause]);
  if (only?.role !== "subject" || more.length > 0 || before.sentence === clause.sentence) return false;
  return asksOf(before) === "day" || isAddedQuestion(before, all);
}

const saturday = 5;
const speaksOfDays = (clause: Clause) => phrasesOf([clause]).length > 0 || hasStray(clause);

/** “오늘이 무슨 요일인지도 모르고 살았네요”: nothing is asked where a question follows. */
function isRhetorical(text: string, clause: Clause): boolean {
  const first = clause.items[0];
  const words = first === undefined ? "" : text.slice(startOf(first), endOf(clause.items.at(-1) ?? first));
  if (clause.items.some((item) => item.kind === "plain" && item.token.kind === "check")) return true;
  return /지도?\s*(?:모르고|모른|까먹고|잊고)|지는\s*(?:아는데|알아|알겠는데)|lost track|even know/i.test(words);
}

/** A year alone (“This year.”) is not the day that is asked about. */
const namesDay = (clause: Clause) =>
  hasStray(clause) || phrasesOf([clause]).some(({ expression }) => unitOf(expression) !== "year");

/** "In three weeks, on a Tuesday": a weekday that only adds to another day of its sentence. */
function isDetail(clause: Clause, all: readonly Clause[]): boolean {
  const [only, ...more] = phrasesOf([clause]);
  if (unknownWords(clause).length > 0) return false;
  if (only?.expression.kind !== "weekday" || only.expression.week !== null || more.length > 0) return false;
  const others = all.filter((other) => other !== clause && other.sentence === clause.sentence);
  return only.expression.occurrence === null && phrasesOf(others).some((phrase) => !isToday(phrase));
}

/** “나흘 뒤”, when it is not understood from which day. */
function isUnreadSpan({ items }: Clause): boolean {
  const strays = items.flatMap((item) => (item.kind === "stray" ? [item.token.kind] : []));
  return strays.includes("direction") && (strays.includes("span") || strays.includes("unit"));
}

/** “3영업일 이내라는데 오늘 입금하면 며칠까지야?”: the day of a condition, when what follows from it is not understood. */
function isMereCondition(clause: Clause, all: readonly Clause[]): boolean {
  const last = unknownWords(clause).at(-1);
  return last !== undefined && /면$/.test(last.text) && all.some((other) => other !== clause && hasStray(other));
}

/** “날짜 적어야 돼서.. 며칠이었지”: says why it is asked, and the question follows. */
function isReason(clause: Clause): boolean {
  const last = clause.items.at(-1);
  const asked = askedAt(clause);
  if (unknownWords(clause).some(({ start }) => start > asked)) return true;
  return (
    last?.kind === "plain" && (last.token.kind === "word" || last.token.kind === "particle") && last.token.endsClause
  );
}

/** "When is the party?": English says after the asking word what is asked about. */
function isAbout({ start, text }: DateToken, clause: Clause): boolean {
  return start < askedAt(clause) || /^[a-z]/i.test(text);
}

/** Words for one thing that come again each month. */
const pay = /^(?:월급|급여|봉급|pay|paid|salary)/i;

/** “결과는 열흘 뒤에 나온다는데 결과 나오는 날이 며칠이야?”: what is asked about was told with its day. */
function isSaidIn(clause: Clause | undefined, word: DateToken): boolean {
  const text = word.text.toLowerCase();
  if (clause !== undefined && pay.test(text) && unknownWords(clause).some((word) => pay.test(word.text))) return true;
  const bare = text.length > 2 ? text.replace(/(?:은|는|이|가|을|를|의|까지)$/, "") : text;
  // 이삿날: the day of 이사.
  const stem = bare.length > 2 ? bare.replace(/[날일]$|ing$|ed$|s$/, "").replace("삿", "사") : bare;
  const said = clause === undefined ? [] : unknownWords(clause).map((one) => one.text.toLowerCase());
  return said.some((one) => one.startsWith(stem) || (stem.length > 1 && one.includes(stem)));
}

/** “마감이 5월 3일인데 오늘 기준 며칠 남았어?”, “…추수감사절이라던데 올해는 며칠이야?”: the day that is asked about stands elsewhere. */
function leansOnAnother(text: string, clause: Clause, all: readonly Clause[]): boolean {
  if (!all.some((other) => other !== clause && phrasesOf([other]).length > 0)) return false;
  const asks = asksOf(clause);
  const tellsDayOfMonth = phrasesOf(all.filter((other) => other !== clause)).some(
    ({ expression }) => expression.kind === "edge" && unitOf(expression.within) === "month",
  );
  return phrasesOf([clause]).every((phrase) => {
    // "…due on the last day of the month. Which date is that this month?"
    if (asks === "day" && tellsDayOfMonth && unitOf(phrase.expression) === "month") return true;
    if ((asks === "day" || asks === "range") && unitOf(phrase.expression) === "year") return true;
    if (isToday(phrase) && (isMovedDay(text, phrase, all) || isOfThat(text, phrase))) return true;
    return isToday(phrase) && (asks === "remaining" || asks === "passed" || isPointOfReckoning(text, phrase));
  });
}

/** "…got pushed by ten days, so when is it now": the day that was moved is asked for. */
function isMovedDay(text: string, { start, end }: Phrase, all: readonly Clause[]): boolean {
  const said = /^(?:right\s+)?now$|^지금$|^현재$/i.test(text.slice(start, end));
  return said && phrasesOf(all).some(({ expression }) => expression.kind === "shifted" && !startsFromToday(expression));
}

/** "…which date is that now?" */
const isOfThat = (text: string, { start, end }: Phrase) => /\b(?:that|it) now$/i.test(text.slice(start - 5, end));

/** 오늘 기준, 오늘 기준으로. */
const isPointOfReckoning = (text: string, { start, end }: Phrase) => /^\S*\s*기준/.test(text.slice(start, end + 4));

/** The reading of a clause, or one for each of its days where each is asked for: “목요일이랑 금요일 각각 며칠이야?”. */
function readAll(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading[] {
  // “추석 날짜랑 오늘부터 며칠 남았는지 둘 다”: today is only counted from.
  const days = phrasesOf([clause]).filter(
    (phrase) => unitOf(phrase.expression) !== "year" && !(isToday(phrase) && phrase.role === "from"),
  );
  if ((!asksForEach(all) && !isList(clause, days)) || days.length < 2)
    return [readClause(text, today, clause, all, askedBefore)];
  const last = days.at(-1)?.expression;
  const isMixed = new Set(days.map(({ expression }) => unitOf(expression))).size > 1;
  const alike = isMixed ? days.map((phrase) => asWeekdayOf(phrase, last)) : days;
  if (alike.some((phrase) => phrase === null)) return unclear(text, clause);
  const list = alike
    .flatMap((phrase) => phrase ?? [])
    .map((phrase, at) => {
      const before = days[at - 1]?.expression ?? (isEnglish(text, phrase) ? last : undefined);
      return { ...phrase, role: null, expression: before ? inPeriodOf(phrase.expression, before) : phrase.expression };
    });
  const others = clause.items.filter((item) => item.kind !== "phrase");
  const year = phrasesOf([clause]).filter((phrase) => !days.includes(phrase));
  return list.map((phrase) => {
    const items = [...others, ...year, phrase].sort((a, b) => startOf(a) - startOf(b));
    return readClause(text, today, { ...clause, items }, all, askedBefore);
  });
}

/** “다음주 다다음주 월요일 각각 며칠이야”: the weekday is meant of each week. */
function asWeekdayOf(phrase: Phrase, last: DateExpression | undefined): Phrase | null {
  if (unitOf(phrase.expression) === "day") return phrase;
  if (last?.kind !== "weekday" || last.week === null || unitOf(phrase.expression) !== "week") return null;
  return { ...phrase, expression: { ...last, week: phrase.expression } };
}

/** “90일 뒤까지 환불된다는데 마지막 날이 며칠이에요?”: the clause with the end of a stretch that is asked for alone. */
function endAsked(asking: Clause, told: Clause): Clause | null {
  const strays = asking.items.filter((item) => item.kind === "stray");
  const [edge] = strays;
  if (strays.length !== 1 || edge?.token.kind !== "edge" || unknownWords(asking).length > 0 || hasStray(told))
    return null;
  const role = edge.token.edge === "end" ? "until" : "from";
  const ends = phrasesOf([told]).filter((phrase) => phrase.role === role);
  return ends.length === 1
    ? { ...told, items: told.items.filter((item) => item.kind !== "phrase" || item === ends[0]) }
    : null;
}

/** "The deadline was Friday but got pushed by three days": the last Friday or the coming one. */
function isMovedInDoubt(clause: Clause, { expression }: Phrase, today: CivilDate): boolean {
  const [base] = phrasesOf([clause]);
  if (base === undefined || base.expression === expression || !isReckonedFrom(expression, base.expression))
    return false;
  const when = (past: boolean) => JSON.stringify(resolve(base.expression, { today, past }));
  return when(true) !== when(false);
}

/** “추석이랑 설날 며칠이야?”, "Monday and Friday of next week": days joined by "and", when no stretch between them is asked for. */
function isList(clause: Clause, days: readonly Phrase[]): boolean {
  const asks = asksOf(clause);
  if (between(clause)) return false;
  const joinedByAnd = days.slice(0, -1).every(({ role }) => role === "with");
  return (
    joinedByAnd &&
    days.at(-1)?.role !== "until" &&
    (asks === null || asks === "day" || asks === "range") &&
    unknownWords(clause).length === 0
  );
}

/** English names the week of a list after its last day. */
const isEnglish = (text: string, { start, end }: Phrase) => /^[^가-힣]*$/.test(text.slice(start, end));

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
  // “매주 금요일이 며칠이야?” may mean any of them.
  const anyOfThem = (phrase: Phrase) =>
    phrase.expression.kind === "recurring" &&
    phrase.expression.occurrence === null &&
    (asks === null || asks === "day");
  if (target === null || [target].flat().some(anyOfThem) || isInDoubt(clause, target, own, asks))
    return { kind: "unclear", words: wordsOf(text, clause) };
  const found = (phrase: Phrase) => resolve(inContext(phrase.expression, all), { today, past });
  if (Array.isArray(target)) {
    const last = { ...target[1], expression: inPeriodOf(target[1].expression, target[0].expression) };
    const [start, end] = [
      found({ ...target[0], expression: inWeekOf(target[0].expression, last.expression) }),
      found(last),
    ];
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
  if (past && isMovedInDoubt(clause, target, today)) return { kind: "unclear", words: phrase };
  if (days === null) return { kind: "impossible", phrase };
  const until = asks === "day" && target.role === "until" ? "remaining" : asks;
  // What is left of a year is counted to its end, what is left until a week to its beginning.
  const left = until === "remaining" && target.role !== "until" && days.from !== days.to;
  return { kind: "days", phrase, days: left ? { from: days.to, to: days.to } : days, asks: until };
}

/** "Monday to Friday of next week" names the week of both. */
function inWeekOf(first: DateExpression, last: DateExpression): DateExpression {
  if (first.kind !== "weekday" || last.kind !== "weekday" || last.week === null) return first;
  return first.weekday <= last.weekday ? inPeriodOf(first, last) : first;
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
    const weekend = expression.weekday >= saturday ? said(["weekend"]) : undefined;
    return { ...expression, week: weekend ?? said(["week", "workdays"]) ?? null };
  }
  return expression;
}

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
