import { type CivilDate, dayNumber, weekday } from "../calendar/civil-date.ts";
import { asksForEach, asksOf, between, isPast, isToday, isTold, startOf, unknownWords } from "./clause-facts.ts";
import { type Clause, type Phrase, phrasesOf } from "./clauses.ts";
import { type DateReading, tellingWords, unclear } from "./date-reading.ts";
import { isInDoubt, startsFromToday } from "./doubt.ts";
import { edgeOf, edgesAsked } from "./edges-asked.ts";
import { type DateExpression, inPeriodOf, isReckonedFrom, unitOf, withYear } from "./expression.ts";
import { isAdnominal } from "./korean/hangul.ts";
import { type Days, resolve, weekdaysWithin } from "./resolve.ts";
import { targetOf } from "./target.ts";
import type { Asks, DateUnit } from "./token.ts";

const saturday = 5;

/** The reading of a clause, or one for each of its days where each is asked for: “목요일이랑 금요일 각각 며칠이야?”. */
export function readAll(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading[] {
  // “추석 날짜랑 오늘부터 며칠 남았는지 둘 다”: today is only counted from.
  const days = phrasesOf([clause]).filter(
    (phrase) =>
      unitOf(phrase.expression) !== "year" &&
      !(isToday(phrase) && (phrase.role === "from" || phrase.expression.kind === "said-weekday")),
  );
  const [only] = days;
  const reading = () => readDateClause(text, today, clause, all, askedBefore);
  if (only?.expression.kind === "weekdays" && days.length === 1) return eachOf(reading(), only.expression, today);
  if ((!asksForEach(all) && !isList(clause, days)) || days.length < 2) return [reading()];
  const last = days.at(-1)?.expression;
  const isMixed = new Set(days.map(({ expression }) => unitOf(expression))).size > 1;
  const alike = isMixed ? days.map((phrase) => asWeekdayOf(phrase, last)) : days;
  if (alike.some((phrase) => phrase === null)) return unclear(text, clause);
  const list: Phrase[] = [];
  for (const phrase of alike.flatMap((phrase) => phrase ?? [])) {
    const named = isEnglish(text, phrase) && last !== undefined && isOfPeriod(last) ? last : undefined;
    const before = named ?? list.at(-1)?.expression ?? (isEnglish(text, phrase) ? last : undefined);
    const expression = before ? inPeriodOf(phrase.expression, before) : phrase.expression;
    list.push({ ...phrase, role: null, expression });
  }
  const others = clause.items.filter((item) => item.kind !== "phrase");
  const year = phrasesOf([clause]).filter((phrase) => !days.includes(phrase));
  return list.map((phrase) => {
    const items = [...others, ...year, phrase].sort((a, b) => startOf(a) - startOf(b));
    return readDateClause(text, today, { ...clause, items }, all, askedBefore);
  });
}

/** Friday of next week, the 5th of May. */
const isOfPeriod = (expression: DateExpression) =>
  (expression.kind === "weekday" && (expression.week !== null || expression.occurrence !== null)) ||
  (expression.kind === "nth-day" && expression.within !== null);

/** Each of the weekdays of a period that was read as a whole. */
function eachOf(
  reading: DateReading,
  expression: DateExpression & { kind: "weekdays" },
  today: CivilDate,
): DateReading[] {
  if (reading.kind !== "days") return [reading];
  return weekdaysWithin(expression, { today, past: false }).map((date) => ({
    ...reading,
    days: { from: date, to: date },
    asks: "day",
  }));
}

/** “다음주 다다음주 월요일 각각 며칠이야”: the weekday is meant of each week. */
function asWeekdayOf(phrase: Phrase, last: DateExpression | undefined): Phrase | null {
  if (unitOf(phrase.expression) === "day") return phrase;
  if (last?.kind !== "weekday" || last.week === null || unitOf(phrase.expression) !== "week") return null;
  return { ...phrase, expression: { ...last, week: phrase.expression } };
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
  const follow = (phrase: Phrase, at: number) =>
    clause.items.indexOf(days[at + 1] ?? phrase) === clause.items.indexOf(phrase) + 1 &&
    (phrase.expression.kind === "weekday" || phrase.expression.kind === "relative-day") &&
    days[at + 1]?.expression.kind === phrase.expression.kind;
  const joinedByAnd = days.slice(0, -1).every((phrase, at) => phrase.role === "with" || follow(phrase, at));
  return (
    joinedByAnd &&
    days.at(-1)?.role !== "until" &&
    (asks === null || asks === "day" || asks === "range") &&
    unknownWords(clause).length === 0
  );
}

/** English names the week of a list after its last day. */
const isEnglish = (text: string, { start, end }: Phrase) => /^[^가-힣]*$/.test(text.slice(start, end));

export function readDateClause(
  text: string,
  today: CivilDate,
  clause: Clause,
  all: readonly Clause[],
  askedBefore: Asks | null = null,
): DateReading {
  const asks = asksOf(clause) ?? askedBefore;
  const own = asksOf(clause) !== null || askedBefore === null;
  const past =
    isPast(clause, asks) || isLatelyTold(clause, today) || (askedBefore !== null && all.some(asksForPastEvent));
  const target = targetOf(clause, today, past);
  // “매주 금요일이 며칠이야?” may mean any of them.
  const anyOfThem = (phrase: Phrase) =>
    phrase.expression.kind === "recurring" &&
    phrase.expression.occurrence === null &&
    (asks === null || asks === "day");
  if (target === null || [target].flat().some(anyOfThem) || isInDoubt(clause, target, own, asks))
    return { kind: "unclear", words: tellingWords(text, clause) };
  const before = Array.isArray(target) ? null : beforeDayTold(clause, target, all, today);
  if (!Array.isArray(target) && before === null && isCountInDoubt(clause, target, all, today))
    return { kind: "unclear", words: tellingWords(text, clause) };
  if (!Array.isArray(target) && asks === "day" && isPeriodForDay(clause, target, all))
    return { kind: "unclear", words: tellingWords(text, clause) };
  const found = (phrase: Phrase) => resolve(inContext(phrase.expression, all), { today, past });
  if (Array.isArray(target)) {
    const last = { ...target[1], expression: inPeriodOf(target[1].expression, target[0].expression) };
    const begin = inContext(inWeekOf(target[0].expression, last.expression), all);
    const [ahead, end] = [resolve(begin, { today, past }), found(last)];
    // “7월 20일부터 8월 23일까지”, on a day between the two.
    const isRunning = ahead !== null && end !== null && dayNumber(end.to) < dayNumber(ahead.from);
    const start =
      isRunning && (begin.kind === "month-day" || begin.kind === "yearly")
        ? resolve(begin, { today, past: true })
        : ahead;
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
  const days =
    before === null ? (comingQuarter(target, asks, today) ?? found(target)) : resolve(before, { today, past: false });
  if (past && isMovedInDoubt(clause, target, today)) return { kind: "unclear", words: phrase };
  if (days === null) return { kind: "impossible", phrase };
  if (asks === "day-number") return { kind: "between", phrase, from: days.from, to: today };
  const until = asks === "day" && target.role === "until" ? "remaining" : asks;
  // What is left of a year is counted to its end, what is left until a week to its beginning.
  const left = until === "remaining" && target.role !== "until" && days.from !== days.to;
  if (left) return { kind: "days", phrase, days: { from: days.to, to: days.to }, asks: until };
  return { kind: "days", phrase, days: asks === "day" ? edgeOf(days, edgesAsked(clause, target)) : days, asks: until };
}

/** “어제 입사했는데 3개월 뒤 전환이래”: counted from today, or from a day that was told before; so is a weekday without a week. */
function isCountInDoubt(clause: Clause, { expression }: Phrase, all: readonly Clause[], today: CivilDate): boolean {
  if (!startsFromToday(expression) && !isBareWeekday(expression)) return false;
  const isOther = (phrase: Phrase) =>
    JSON.stringify(phrase.expression) !== JSON.stringify(expression) && !isWeekdayOfToday(phrase, today);
  const told = daysToldBefore(clause, all);
  const isNamedAgain = isBareWeekday(expression) && told.some((phrase) => isSameWeekday(phrase.expression, expression));
  return !isNamedAgain && told.some(isOther);
}

const isBareWeekday = (expression: DateExpression): expression is DateExpression & { kind: "weekday" } =>
  expression.kind === "weekday" && expression.week === null && expression.occurrence === null;
const isSameWeekday = (expression: DateExpression, { weekday }: DateExpression & { kind: "weekday" }) =>
  "weekday" in expression && expression.weekday === weekday;

/** "It's Monday and …" */
const isWeekdayOfToday = ({ expression }: Phrase, today: CivilDate) =>
  isBareWeekday(expression) && expression.weekday === weekday(today);

/** The days other than today that are told before a clause. */
function daysToldBefore(clause: Clause, all: readonly Clause[]): Phrase[] {
  const isOfToday = (other: Clause) =>
    phrasesOf([other]).some((phrase) => isToday(phrase) && phrase.role === "subject");
  const before = all.slice(0, all.indexOf(clause)).filter((other) => !isOfToday(other));
  return phrasesOf(before).filter((phrase) => !isToday(phrase) && unitOf(phrase.expression) === "day");
}

/** “결혼식이 12월 12일이래. 청첩장은 3주 전에 돌리려고 하는데”: weeks before now are no time to do something, before the day told they are. */
function beforeDayTold(
  clause: Clause,
  { expression }: Phrase,
  all: readonly Clause[],
  today: CivilDate,
): DateExpression | null {
  const [day, ...more] = daysToldBefore(clause, all);
  if (expression.kind !== "shifted" || expression.base.kind === "shifted" || expression.amount >= 0) return null;
  if (day === undefined || more.length > 0 || !startsFromToday(expression) || !intends(clause)) return null;
  const date = resolve(day.expression, { today, past: false })?.from;
  return date === undefined || dayNumber(date) <= dayNumber(today) ? null : { ...expression, base: day.expression };
}

/** 돌리려고, 해야, 하래: speaks of what is still to be done. */
const intends = (clause: Clause) =>
  unknownWords(clause).some(({ text }) => /(?:려고|려면|려는데|[야래자]|까지)$|^(?:should|must|need)$/i.test(text));

/** "Payday is the last Friday of the month. Which date is it next month?": a month is no day, where a day was told. */
function isPeriodForDay(clause: Clause, target: Phrase, all: readonly Clause[]): boolean {
  const unit = unitOf(target.expression);
  if (unit === "day" || unit === "weekend" || edgesAsked(clause, target).size > 0) return false;
  // “같은 날 내년엔 무슨 요일이야?”
  if (unit === "year") return true;
  return phrasesOf(all).some((phrase) => phrase !== target && !isToday(phrase) && unitOf(phrase.expression) === "day");
}

/** The day that a count starts from. */
const countedFrom = (expression: DateExpression): DateExpression =>
  expression.kind === "shifted" ? countedFrom(expression.base) : expression;

/** "It started on November 10 and lasts 14 days": a day without a year, told of what has happened, is the nearest one. */
function isLatelyTold(clause: Clause, today: CivilDate): boolean {
  const [day] = phrasesOf([clause]);
  const expression = day === undefined ? null : countedFrom(day.expression);
  if (!isTold(clause) || expression?.kind !== "month-day" || expression.year !== null) return false;
  const distance = (past: boolean) => {
    const found = resolve(expression, { today, past })?.from;
    return found === undefined ? Number.POSITIVE_INFINITY : Math.abs(dayNumber(found) - dayNumber(today));
  };
  return distance(true) < distance(false);
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
    const holiday = holidaysTold(clauses);
    if (holiday !== undefined)
      return { ...expression, week: { kind: "period", unit: "week", shift: 0, base: holiday } };
    const weekend = expression.weekday >= saturday ? said(["weekend"]) : undefined;
    return { ...expression, week: weekend ?? said(["week", "workdays"]) ?? null };
  }
  return expression;
}

/** “한글날 연휴가 금토일인데 금요일이 며칠이죠?”: the one holiday of several days that is told. */
function holidaysTold(clauses: readonly Clause[]): DateExpression | undefined {
  const [holiday, ...more] = phrasesOf(clauses).filter(({ expression }) => expression.kind === "around");
  return more.length === 0 && holiday?.expression.kind === "around" ? holiday.expression.day : undefined;
}

/** “마감이 분기 끝나고 45일 뒤라던데 3분기면 며칠까지죠?”: the day follows from a rule that was told, and is not the one named. */
export function isCaseOfRule(text: string, clause: Clause, all: readonly Clause[]): boolean {
  const isCase = phrasesOf([clause]).every(
    ({ expression, end }) => expression.kind !== "shifted" && /^(?:이?라?면|일\s*때)/.test(text.slice(end)),
  );
  const others = phrasesOf(all.filter((other) => other !== clause));
  const own = phrasesOf([clause]).map(({ expression }) => expression);
  const isAgain = (expression: DateExpression) => own.some((one) => isReckonedFrom(one, expression));
  return isCase && others.some(({ expression }) => startsFromToday(expression) && !isAgain(expression));
}

/** “계약한 날이 며칠이야?”: the day of something that has happened. */
function asksForPastEvent({ items }: Clause): boolean {
  return items.some((item, at) => {
    const verb = items[at - 1];
    if (item.kind !== "plain" || item.token.text !== "날" || verb?.kind !== "plain") return false;
    return verb.token.kind === "word" && isAdnominal(verb.token.text) && !verb.token.text.endsWith("는");
  });
}

/** "…runs until the end of Q1. How many days are left?": of next year, where that of this year has passed. */
function comingQuarter({ expression, role }: Phrase, asks: Asks | null, today: CivilDate): Days | null {
  const isAhead = asks === "remaining" || role === "until";
  const part = expression.kind === "edge" ? expression.within : expression;
  if (!isAhead || part.kind !== "part-of-year" || part.year !== null) return null;
  const days = resolve(expression, { today, past: false });
  if (days === null || dayNumber(days.to) >= dayNumber(today)) return null;
  const ofNextYear = withYear(expression, { kind: "period", unit: "year", shift: 1, base: null });
  return ofNextYear && resolve(ofNextYear, { today, past: false });
}
