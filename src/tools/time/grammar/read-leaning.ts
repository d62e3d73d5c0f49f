import type { CivilDate } from "../calendar/civil-date.ts";
import { asksForOtherEnd, endAsked, endOfStretch, inYearOf } from "./asking-clauses.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import {
  asksForEach,
  asksOf,
  between,
  isOnlyToday,
  isToday,
  isTold,
  pointedAt,
  startOf,
  unknownWords,
} from "./clause-facts.ts";
import { beforeDayTold } from "./counts-in-doubt.ts";
import { type DateReading, unclear } from "./date-reading.ts";
import { edgesAsked } from "./edges-asked.ts";
import { unitOf } from "./expression.ts";
import { withYear } from "./expression-relations.ts";
import { readAll } from "./read-all.ts";
import { isAbout, isOfPronoun, isSaidIn, namesDay, toldOf } from "./said-before.ts";
import { isEndAlone, stretchTold } from "./stretch-told.ts";
import {
  countedFromCase,
  countFromToday,
  hasHiddenLength,
  isDetail,
  isEndOfCase,
  isMereCondition,
  isStretchOfWeek,
  isUnreadSpan,
  joined,
  mayCountFrom,
  speaksOfDays,
  toldTogether,
  weekdayOfWeekTold,
} from "./told-clauses.ts";
import { twoAsked } from "./two-asked.ts";

/** “엿새 뒤에 귀국한대 며칠인지 알려줘. 그리고 그저께 날짜도”: one of several questions, about a day that was told since the last. */
export function readBetween(
  text: string,
  now: CivilDate,
  clause: Clause,
  clauses: readonly Clause[],
  asking: readonly Clause[],
): DateReading[] {
  const at = clauses.indexOf(clause);
  const last = clauses.findLastIndex((other, place) => place < at && asking.includes(other));
  const told = clauses.slice(last + 1, at);
  const before = clauses[last];
  const sameOfYear = before === undefined || told.length > 0 ? null : inYearOf(clause, before);
  if (sameOfYear !== null) return readAll(text, now, sameOfYear, [sameOfYear]);
  const ofYear = dayOfYearAsked(clause, told);
  if (ofYear !== null) return readAll(text, now, ofYear, [ofYear], "day");
  if (phrasesOf([clause]).length > 0 || !told.some(namesDay)) return [];
  return readLeaning(text, now, clause, [...told, clause], asking);
}

/** "It is the first Monday of September - so when is it this year, and …?": the day that was told, in the year that is asked about. */
function dayOfYearAsked(clause: Clause, told: readonly Clause[]): Clause | null {
  const [[year, ...years], [day, ...days]] = [phrasesOf([clause]), phrasesOf(told)];
  if (year === undefined || day === undefined || years.length > 0 || days.length > 0) return null;
  if (unitOf(year.expression) !== "year" || unknownWords(clause).length > 0) return null;
  const expression = withYear(day.expression, year.expression);
  return (
    expression && { ...clause, items: clause.items.map((item) => (item === year ? { ...year, expression } : item)) }
  );
}

/** “일주일 뒤 맞지?”: said of a day that was told. */
const isChecked = ({ items }: Clause) => items.some((item) => item.kind === "plain" && item.token.kind === "check");

/** “졸업식은 2월 10일, 입학식은 3월 2일이야. 그 사이가 며칠이야?”: the days alone where they are two, whatever is on them. */
function betweenTold(before: readonly Clause[], asking: Clause): Clause {
  const told = [...before].reverse();
  const days = phrasesOf(told);
  const isPlain = ({ expression, role }: Phrase) => unitOf(expression) === "day" && (role === null || role === "other");
  return days.length === 2 && days.every(isPlain)
    ? { ...asking, items: [...days, ...asking.items] }
    : joined([...told, asking]);
}

/** “내 생일까지 며칠 남았어? 5월 3일이야” */
const saysDay = ({ items }: Clause) => {
  const [day, copula] = items;
  return (
    day?.kind === "phrase" && (copula === undefined || (copula.kind === "plain" && copula.token.kind === "particle"))
  );
};

/** What a clause asks of a day that another clause names. */
export function readLeaning(
  text: string,
  now: CivilDate,
  first: Clause,
  clauses: readonly Clause[],
  asking: readonly Clause[],
): DateReading[] {
  const at = clauses.indexOf(first);
  const [before, after] = [clauses.slice(0, at).reverse(), clauses.slice(at + 1)];
  const told =
    toldOf(first, [...before, ...after]) ??
    after.find((clause) => isStretchOfWeek(clause, before)) ??
    [...before, ...after].find((clause) => namesDay(clause) && !isOnlyToday(clause) && !isChecked(clause)) ??
    [...before, ...after].find((clause) => namesDay(clause) && !isOnlyToday(clause)) ??
    [...before, ...after].find(namesDay) ??
    before.find(speaksOfDays) ??
    after.find(speaksOfDays);
  const near = told === undefined ? undefined : (countFromToday(told, clauses) ?? told);
  // How many days lie between is asked of the days that were told before.
  if (between(first) && phrasesOf([first]).length === 0)
    return readAll(text, now, betweenTold(before, first), clauses, asksOf(first));
  if (asksForEach([first])) {
    const told = clauses.filter((clause) => clause !== first && !asking.includes(clause));
    return readAll(text, now, joined(toldTogether(told, first)), clauses, asksOf(first));
  }
  const both = twoAsked(
    first,
    clauses.filter((clause) => clause !== first && !asking.includes(clause)),
  );
  if (both !== null) return readAll(text, now, both, [...clauses, both], asksOf(first));
  // A count told as a rule applies to the day of the condition.
  const ofCase = near === undefined ? null : countedFromCase(near, clauses);
  if (ofCase !== null) return readAll(text, now, ofCase, [ofCase], asksOf(first));
  if (near !== undefined && isDetail(near, clauses)) return unclear(text, near, "detail");
  if (near !== undefined && isMereCondition(near, clauses.slice(0, at))) return unclear(text, near, "case-of-rule");
  const unread = clauses.find(
    (clause) => clause !== near && clause !== first && (isUnreadSpan(clause) || hasHiddenLength(clause)),
  );
  if (unread !== undefined) return unclear(text, unread, "length-unread");
  // The end of a length that was not read is no day that was told.
  if (near !== undefined && isUnreadSpan(near) && edgesAsked(first, { end: 0 }).has("end"))
    return unclear(text, near, "length-unread");
  if (near !== undefined && (asksForOtherEnd(first, near) || isEndOfCase(first, near)))
    return unclear(text, first, "other-end");
  const counted =
    near === undefined ? undefined : clauses.find((clause) => clause !== near && mayCountFrom(clause, near));
  // What is still to be done so long before is counted back from the day ahead.
  const [count] = counted === undefined ? [] : phrasesOf([counted]);
  if (counted !== undefined && count !== undefined && beforeDayTold(counted, count, clauses, now) !== null)
    return readAll(text, now, counted, clauses, asksOf(first));
  if (counted !== undefined) return unclear(text, counted, "counted-elsewhere");
  // The day that was told of one year is asked for of another.
  const isOfOtherYear =
    near !== undefined && phrasesOf([near]).some(({ expression }) => "year" in expression && expression.year !== null);
  const ofYear = near === undefined || !isOfOtherYear ? null : inYearOf(first, near);
  if (ofYear !== null) return readAll(text, now, ofYear, [ofYear]);
  const ofWeek = near === undefined ? null : weekdayOfWeekTold(near, clauses);
  if (ofWeek !== null) return readAll(text, now, ofWeek, [ofWeek], asksOf(first));
  const end = near === undefined ? null : (endAsked(first, near) ?? endOfStretch(first, near));
  if (end !== null) return readAll(text, now, end, clauses, asksOf(first));
  const pointed = pointedAt(first);
  // Both ends are asked for, and were told in clauses of their own.
  const stretch = asksOf(first) === "range" ? stretchTold(clauses.filter((clause) => clause !== first)) : null;
  if (stretch !== null) return readAll(text, now, stretch, [stretch], "range");
  if (asksOf(first) === "range" && near !== undefined && isEndAlone(near)) return unclear(text, near, "one-end");
  // A period has its ends by itself, whatever is done in it.
  const isRangeOfPeriod =
    asksOf(first) === "range" &&
    near !== undefined &&
    phrasesOf([near]).length === 1 &&
    phrasesOf([near]).every(({ expression }) => unitOf(expression) !== "day");
  if (isRangeOfPeriod) return readAll(text, now, { ...near, items: phrasesOf([near]) }, clauses, "range");
  const unknown = unknownWords(first).filter(
    (word) => isAbout(word, first) && word.start > pointed && !isSaidIn(near, word) && !isOfPronoun(word, first),
  );
  const isToldAfter = asksOf(first) === "passed" && near !== undefined && after.includes(near) && isTold(near);
  const asksCount = asksOf(first) === "remaining" || asksOf(first) === "passed" || asksOf(first) === "day-number";
  const isSaidAfter = asksCount && near !== undefined && after[0] === near && saysDay(near);
  const elaborated =
    (isToldAfter || isSaidAfter) && phrasesOf(clauses).filter((phrase) => !isToday(phrase)).length === 1;
  if (unknown.length > 0 && !elaborated) return unclear(text, first, "other-thing");
  if (first.items.some((item) => item.kind === "stray" && startOf(item) > pointed))
    return unclear(text, first, "word-of-time");
  return near === undefined ? [] : readAll(text, now, near, clauses, asksOf(first));
}
