import type { CivilDate } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, between, isToday } from "./clause-facts.ts";
import { isBareWeekday, unitOf } from "./expression.ts";
import { inPeriodOf, isReckonedFrom, recurringIn, withYear } from "./expression-relations.ts";
import { resolve } from "./resolve.ts";

/** The phrase that is asked about, or the two ends of a stretch; null when it cannot be told. */
export function targetOf(clause: Clause, today: CivilDate, past: boolean): Phrase | [Phrase, Phrase] | null {
  const phrases = phrasesOf([clause]);
  const [first, ...others] = phrases;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const changed = changedTo(clause, phrases);
  if (changed !== null) return changed;
  // “오늘이 올해 며칠째야?”
  const [period, ...periods] = phrases.filter((phrase) => !isToday(phrase));
  if (
    asksOf(clause) === "day-number" &&
    period !== undefined &&
    periods.length === 0 &&
    unitOf(period.expression) !== "day"
  )
    return period;
  const ofYear = dayOfYear(phrases);
  if (ofYear !== null) return ofYear;
  // “20일 뒤면 3월인가?”
  const isMonthSaid = ({ expression, role }: Phrase) => expression.kind === "month" && role === "other";
  if (unitOf(first.expression) === "day" && others.every(isMonthSaid)) return first;
  const from = phrases.find(({ role }) => role === "from");
  const until = phrases.find(({ role }) => role === "until");
  // “15일에 이사하는데 그때부터 30일까지 며칠간이야?”
  const isStart = (phrase: Phrase) => JSON.stringify(phrase.expression) === JSON.stringify(from?.expression);
  if (from !== undefined && until !== undefined && phrases.every((phrase) => phrase === until || isStart(phrase)))
    if (phrases.length > 2) return [from, until];
  // "They moved the review from Thursday to Monday"
  if (from !== undefined && until !== undefined && phrases.length === 2 && isMoved(clause))
    return { ...until, role: null };
  // “그날부터 오늘까지 며칠 지났어?”
  if (
    from !== undefined &&
    until !== undefined &&
    phrases.length === 2 &&
    isToday(until) &&
    asksOf(clause) === "passed"
  )
    return from;
  if (from !== undefined && until !== undefined && phrases.length === 2) return isToday(from) ? until : [from, until];
  const final = phrases.at(-1);
  if (
    until !== undefined &&
    final !== undefined &&
    final !== until &&
    isReckonedFrom(final.expression, until.expression)
  )
    return final;
  const stretch = from === undefined || until === undefined ? null : stretchIn(phrases, from, until);
  if (stretch !== null) return stretch;
  const last = phrases.at(-1);
  if (last !== undefined && phrases.every(({ expression }) => isReckonedFrom(last.expression, expression))) return last;
  const inside = between(clause) ? weekdayBetween(phrases) : null;
  if (inside !== null) return inside;
  if (between(clause)) return betweenTwo(phrases);
  // "Is tomorrow the 17th or the 18th?"
  const [verb] = clause.items;
  if (
    verb?.kind === "plain" &&
    /^(?:is|was|isn't|wasn't)$/i.test(verb.token.text) &&
    others.every((phrase) => isDayOfMonth(phrase) || isBareWeekday(phrase.expression))
  )
    return first;
  const meant = phrases.filter((phrase) => !isToday(phrase));
  const key = (phrase: Phrase) => JSON.stringify(resolve(phrase.expression, { today, past }));
  if (phrases.every((phrase) => key(phrase) === key(first))) return first;
  if (meant.length === 1 && meant[0] !== undefined && first.role !== "subject") return meant[0];
  const asked = phrases.at(-1);
  const twoSubjects = asked?.role === "subject" && key(asked) !== key(first) && phrases.length > 2;
  const checked = clause.items.some((item) => item.kind === "plain" && item.token.kind === "check");
  const mentioned = others.every((phrase) => isToday(phrase) || isMentioned(phrase.role));
  // “한국 추수감사절은 11월 셋째 일요일이래”: said to be another day than the one of that name.
  const [definition, ...more] = others.filter((phrase) => isDefinition(phrase) && key(phrase) !== key(first));
  const isOfName = first.expression.kind === "yearly" && definition !== undefined && more.length === 0;
  if (isOfName && definition.expression.kind === "nth-weekday") return definition;
  if (isOfName && !checked) return null;
  return first.role === "subject" && (checked || (mentioned && !twoSubjects)) ? first : null;
}

/** “이번 주 기간 알려줘 월요일부터 금요일까지”: two days of a week or month that is said apart. */
function stretchIn(phrases: readonly Phrase[], from: Phrase, until: Phrase): [Phrase, Phrase] | null {
  const [period, ...more] = phrases.filter((phrase) => phrase !== from && phrase !== until);
  if (period === undefined || more.length > 0) return null;
  const unit = unitOf(period.expression);
  const placed = (phrase: Phrase): Phrase | null => {
    const { expression } = phrase;
    const lacksPeriod =
      (expression.kind === "weekday" &&
        expression.week === null &&
        expression.occurrence === null &&
        unit === "week") ||
      (expression.kind === "nth-day" && expression.within === null && unit === "month");
    // “설날 전날부터 다음날까지 내년에”
    const ofYear = unit === "year" ? withYear(expression, period.expression) : null;
    const found = lacksPeriod ? recurringIn(expression, period.expression) : ofYear;
    return found && { ...phrase, expression: found };
  };
  const [start, end] = [placed(from), placed(until)];
  return start && end && [start, end];
}

/** “다음 주 화요일로 예약했다가 목요일로 바꿨어”: the day that another was changed to. */
function changedTo(clause: Clause, phrases: readonly Phrase[]): Phrase | null {
  const [before, last] = [phrases.at(-2), phrases.at(-1)];
  if (before === undefined || last === undefined || unitOf(last.expression) !== "day") return null;
  const isCount = last.expression.kind === "shifted";
  return isChangedTo(clause, last) && !isCount
    ? { ...last, expression: inPeriodOf(last.expression, before.expression) }
    : null;
}

/** 목요일로 바꿨어 */
export function isChangedTo({ items }: Clause, phrase: Phrase): boolean {
  const [particle, verb] = items.slice(items.indexOf(phrase) + 1);
  if (particle?.kind !== "plain" || !/^으?로$/.test(particle.token.text) || verb?.kind !== "plain") return false;
  return verb.token.kind === "moved" || /^(?:바[꾸꿨꿔뀌뀐]|변경|옮[기겼겨]|조정)/.test(verb.token.text);
}

/** “개천절이랑 한글날 사이에 낀 수요일” */
function weekdayBetween(phrases: readonly Phrase[]): Phrase | null {
  const [from, until, day] = phrases;
  if (from === undefined || until === undefined || phrases.length !== 3 || day?.expression.kind !== "weekday")
    return null;
  const { weekday, week, occurrence } = day.expression;
  if (week !== null || occurrence !== null) return null;
  return { ...day, expression: { kind: "weekday-between", weekday, from: from.expression, until: until.expression } };
}

/** “설날이랑 추석 사이가 올해 며칠이야?”: two days, of a year that may be said apart. */
function betweenTwo(phrases: readonly Phrase[]): [Phrase, Phrase] | null {
  const [first, last, ...more] = phrases.filter(({ expression }) => unitOf(expression) !== "year");
  const [year, ...years] = phrases.filter(({ expression }) => unitOf(expression) === "year");
  if (first === undefined || last === undefined || more.length > 0 || years.length > 0) return null;
  const ofYear = (phrase: Phrase) => ({
    ...phrase,
    expression: (year && withYear(phrase.expression, year.expression)) ?? phrase.expression,
  });
  return [ofYear(first), ofYear(last)];
}

const isDefinition = ({ expression }: Phrase) => expression.kind === "nth-weekday" || expression.kind === "month-day";

const isMentioned = (role: Phrase["role"]) =>
  role === "with" || role === "other" || role === "subject" || role === null;

/** “상반기 마지막 날 며칠이지 올해”: a day that lacks a year, and the year said apart from it. */
function dayOfYear(phrases: readonly Phrase[]): Phrase | null {
  const years = phrases.filter(({ expression }) => unitOf(expression) === "year");
  const days = phrases.filter(({ expression }) => unitOf(expression) !== "year");
  const [[year], [day]] = [years, days];
  if (year === undefined || day === undefined || phrases.length !== 2) return null;
  const expression = withYear(day.expression, year.expression);
  return expression && { ...day, expression };
}

const isMoved = ({ items }: Clause) =>
  items.some(
    (item) =>
      item.kind === "plain" &&
      (item.token.kind === "moved" || /^(?:moved|changed|switched|rescheduled|shifted|bumped)$/i.test(item.token.text)),
  );

const isDayOfMonth = ({ expression }: Phrase) => expression.kind === "nth-day" && expression.within === null;
