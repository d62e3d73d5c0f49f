import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, hasStray, isToday, unknownWords } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { edgesAsked } from "./edges-asked.ts";
import { type DateExpression, isBareWeekday, unitOf, weekendDays } from "./expression.ts";
import { isReckonedFrom, rebased } from "./expression-relations.ts";

export const speaksOfDays = (clause: Clause) => phrasesOf([clause]).length > 0 || hasStray(clause);

/** "In three weeks, on a Tuesday": a weekday that only adds to another day of its sentence. */
export function isDetail(clause: Clause, all: readonly Clause[]): boolean {
  const [only, ...more] = phrasesOf([clause]);
  if (unknownWords(clause).length > 0) return false;
  if (only?.expression.kind !== "weekday" || only.expression.week !== null || more.length > 0) return false;
  const others = all.filter((other) => other !== clause && other.sentence === clause.sentence);
  // “저번 주말에 갔는데 토요일이었거든”
  const isOfWeekend = phrasesOf(others).every(({ expression }) => unitOf(expression) === "weekend");
  if (isOfWeekend && weekendDays.includes(only.expression.weekday)) return false;
  return only.expression.occurrence === null && phrasesOf(others).some((phrase) => !isToday(phrase));
}

/** “다음 주 내내 쉬는데 날짜(월~일) 좀”: two weekdays after the question, of the week that was told before it. */
export function isStretchOfWeek(clause: Clause, before: readonly Clause[]): boolean {
  const days = phrasesOf([clause]);
  const [week, ...weeks] = phrasesOf(before);
  if (days.length !== 2 || unknownWords(clause).length > 0 || week === undefined || weeks.length > 0) return false;
  return unitOf(week.expression) === "week" && days.every(({ expression }) => isBareWeekday(expression));
}

/** “나흘 뒤”, “납품일로부터 30일 뒤”, when it is not understood from which day. */
export function isUnreadSpan(clause: Clause): boolean {
  if (isNamedByLength(clause)) return false;
  const strays = clause.items.flatMap((item) => (item.kind === "stray" ? [item.token.kind] : []));
  if (strays.includes("weekday") && strays.includes("direction")) return true;
  // "a week after …"
  if (strays.some((kind, at) => kind === "unit" && strays[at + 1] === "direction")) return true;
  if (strays.includes("span") || strays.some((kind, at) => kind === "number" && strays[at + 1] === "unit")) return true;
  const isBound = unknownWords(clause).some(({ text }) => /부터$/.test(text));
  return isBound && phrasesOf([clause]).some(({ expression }) => startsFromToday(expression));
}

/** “백일이 2월 28일인데”: what is said to be on a day is called by a length of time. */
function isNamedByLength({ items }: Clause): boolean {
  const last = items.findLastIndex(({ kind }) => kind === "stray");
  const [particle, day] = [items[last + 1], items[last + 2]];
  const isSubject =
    particle?.kind === "plain" && particle.token.kind === "particle" && particle.token.role === "subject";
  return last !== -1 && isSubject && day?.kind === "phrase" && unitOf(day.expression) === "day";
}

/** “환불은 사흘 뒤에 된대”: a count that may be meant of a day which another sentence tells. */
export function tellsRule(clause: Clause): boolean {
  const isCount = phrasesOf([clause]).some(({ expression }) => startsFromToday(expression));
  const words = unknownWords(clause);
  // “결과는 검사하고 나흘 뒤.”
  const isBare = words.length === 0 && clause.items.length === 1;
  return (
    isCount &&
    (isBare || words.some(({ text }) => /(?:[대래]|다고|라고|는데)요?$|^(?:takes?|gets?|arrives?|within)$/i.test(text)))
  );
}

/** “보증금은 나가고 2주 뒤에 준대. 이사는 28일이야”: a count that may start from the day which another clause tells. */
export function mayCountFrom(clause: Clause, told: Clause): boolean {
  const days = phrasesOf([told]);
  if (clause.sentence !== told.sentence && !tellsRule(clause)) return false;
  return phrasesOf([clause]).some(
    ({ expression }) =>
      startsFromToday(expression) &&
      !days.some((day) => isReckonedFrom(day.expression, expression) || isReckonedFrom(expression, day.expression)),
  );
}

/** “영업일로 이틀 뒤 도착이래. 오늘 보냈어. 언제 도착?”: the count from today, where the day that it starts on is told to be today. */
export function countFromToday(told: Clause, clauses: readonly Clause[]): Clause | null {
  const [day, ...days] = phrasesOf([told]);
  if (day === undefined || days.length > 0 || !isToday(day)) return null;
  const isCount = (clause: Clause) => phrasesOf([clause]).some(({ expression }) => startsFromToday(expression));
  const [count, ...counts] = clauses.filter((clause) => clause !== told && isCount(clause));
  return count !== undefined && counts.length === 0 && phrasesOf([count]).length === 1 ? count : null;
}

/** “영업일로 10일 걸린대요. 내일 접수하면 언제 나와요?”: a count that was told before, from the day of a condition. */
export function countedFromCase(near: Clause, all: readonly Clause[]): Clause | null {
  const [day, ...days] = phrasesOf([near]);
  const before = all.slice(0, all.indexOf(near)).filter((clause) => clause.sentence < near.sentence);
  const [count, ...counts] = phrasesOf(before);
  if (day === undefined || count === undefined || days.length > 0 || counts.length > 0) return null;
  if (!/[가-힣]면$/.test(unknownWords(near).at(-1)?.text ?? "") || unitOf(day.expression) !== "day") return null;
  const isAhead = count.expression.kind === "shifted" && count.expression.amount > 0;
  if (!isAhead || !startsFromToday(count.expression) || hasStray(near) || before.some(hasStray)) return null;
  return { ...near, items: [{ ...count, expression: rebased(count.expression, day.expression), role: null }] };
}

/** “약을 5일치 받았는데”, 3개월권: a length of time inside another word, from which the day may follow. */
export const hasHiddenLength = (clause: Clause) => unknownWords(clause).some(({ text }) => hiddenLength.test(text));

const hiddenLength = /^(?:\d+|한|두|세|네|일주|보름|열흘)\s?(?:일|주|개월|달|년)?(?:치|권|분|짜리|정액)/;

/** “3영업일 이내라는데 오늘 입금하면 며칠까지야?”: the day of a condition, when what follows from it is not understood. */
export function isMereCondition(clause: Clause, all: readonly Clause[]): boolean {
  const last = unknownWords(clause).at(-1);
  return last !== undefined && /면$/.test(last.text) && all.some((other) => other !== clause && hasStray(other));
}

/** “마감이 5월 3일인데 오늘 기준 며칠 남았어?”, “…추수감사절이라던데 올해는 며칠이야?”: the day that is asked about stands elsewhere. */
export function leansOnAnother(text: string, clause: Clause, all: readonly Clause[]): boolean {
  if (!all.some((other) => other !== clause && phrasesOf([other]).length > 0)) return false;
  const asks = asksOf(clause);
  const tellsDayOfMonth = phrasesOf(all.filter((other) => other !== clause)).some(
    ({ expression }) => expression.kind === "edge" && unitOf(expression.within) === "month",
  );
  return phrasesOf([clause]).every((phrase) => {
    // "…due on the last day of the month. Which date is that this month?"
    if (asks === "day" && tellsDayOfMonth && unitOf(phrase.expression) === "month") return true;
    if ((asks === "day" || asks === "range") && unitOf(phrase.expression) === "year") return true;
    // “그게 1월 며칠이지?”
    if (asks === "day" && unitOf(phrase.expression) === "month" && isDayOfMonthAsked(text, phrase, clause, all))
      return true;
    if (isToday(phrase) && (isMovedDay(text, phrase, all) || isOfThat(text, phrase))) return true;
    const isCount = asks === "remaining" || asks === "passed" || asks === "day-number";
    return isToday(phrase) && (isCount || isPointOfReckoning(text, phrase));
  });
}

function isDayOfMonthAsked(text: string, { end }: Phrase, clause: Clause, all: readonly Clause[]): boolean {
  const days = phrasesOf(all.filter((other) => other !== clause)).filter(
    ({ expression }) => unitOf(expression) === "day",
  );
  return days.length > 0 && /^\s*(?:며칠|몇\s?일)/.test(text.slice(end));
}

/** "…got pushed by ten days, so when is it now": the day that was moved is asked for. */
function isMovedDay(text: string, { start, end }: Phrase, all: readonly Clause[]): boolean {
  const said = /^(?:right\s+)?now$|^지금$|^현재$/i.test(text.slice(start, end));
  const saidInEnglish = /now$/i.test(text.slice(start, end));
  return (
    said &&
    phrasesOf(all).some((phrase) =>
      saidInEnglish ? !isToday(phrase) : phrase.expression.kind === "shifted" && !startsFromToday(phrase.expression),
    )
  );
}

/** "…which date is that now?" */
const isOfThat = (text: string, { start, end }: Phrase) => /\b(?:that|it) now$/i.test(text.slice(start - 5, end));

/** 오늘 기준, 오늘 기준으로. */
const isPointOfReckoning = (text: string, { start, end }: Phrase) => /^\S*\s*기준/.test(text.slice(start, end + 4));

/** Clauses that ask nothing are one: "크리스마스, 올해". */
export function joined(clauses: readonly Clause[]): Clause {
  return { items: clauses.flatMap(({ items }) => items), sentence: 0 };
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

/** "30 days' notice is needed. If I give notice today, when can I leave?": what is told of a length applies to today. */
export function isTodayOfRule(clause: Clause, all: readonly Clause[]): boolean {
  const isCase = unknownWords(clause).some(({ text }) => /^if$|[가-힣]면$/i.test(text));
  return isCase && phrasesOf([clause]).every(isToday) && all.some((other) => other !== clause && isUnreadSpan(other));
}

/** “어제 샀으면 언제 끝나?”: the end of what begins on the day of a condition, which is another day. */
export function isEndOfCase(asking: Clause, told: Clause): boolean {
  const [day, ...more] = phrasesOf([told]);
  if (day === undefined || more.length > 0 || unitOf(day.expression) !== "day" || day.role === "until") return false;
  const condition = unknownWords(told).at(-1)?.text ?? "";
  // “말일 마감이면 며칠까지 내?”: the end itself.
  const isCase = /[가-힣]면$/.test(condition) && !/^(?:마감|만기|기한|만료|종료|납기|제출|반납)/.test(condition);
  return isCase && day.expression.kind !== "shifted" && edgesAsked(asking, { end: 0 }).has("end");
}

/** “토요일에 만나자는데 이번 주 말고 다음 주래”: the weekday that was told, in the week that was told after it. */
export function weekdayOfWeekTold(near: Clause, all: readonly Clause[]): Clause | null {
  const [week, ...weeks] = phrasesOf([near]);
  const [day, ...days] = phrasesOf(all.filter((clause) => clause !== near)).filter((phrase) => !isToday(phrase));
  if (week === undefined || day === undefined || weeks.length > 0 || days.length > 0) return null;
  if (unitOf(week.expression) !== "week" || !isBareWeekday(day.expression) || hasStray(near)) return null;
  return { ...near, items: [{ ...day, expression: { ...day.expression, week: week.expression }, role: null }] };
}

/** The clauses of as few sentences up to the question as tell two days or more. */
export function toldTogether(told: readonly Clause[], asking: Clause): readonly Clause[] {
  for (let sentence = asking.sentence; sentence >= 0; sentence -= 1) {
    const near = told.filter((clause) => clause.sentence >= sentence && clause.sentence <= asking.sentence);
    if (phrasesOf(near).filter(({ expression }) => unitOf(expression) === "day").length > 1) return near;
  }
  return told;
}
