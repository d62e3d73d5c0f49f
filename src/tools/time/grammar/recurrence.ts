import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksForEach, asksOf, isToday, isTold, textsOf, unknownWords } from "./clause-facts.ts";
import { type DateExpression, isBareWeekday, unitOf } from "./expression.ts";
import { recurringIn } from "./expression-relations.ts";
import { isCommonVerb } from "./said-before.ts";
import type { DateToken, DateUnit } from "./token.ts";

/**
 * “급여일이 매달 25일인데, 다음 월급날까지 며칠 남았어?”: the clause that asks, with the one that is meant of the days that come again.
 * Null when the question tells of none, or asks for something else.
 */
export function occurrenceAsked(
  asking: Clause,
  clauses: readonly Clause[],
  isSaidIn: (clause: Clause, word: DateToken) => boolean,
): Clause | null {
  const others = clauses.filter((clause) => clause !== asking).map((clause) => asMonthly(clause, asking));
  const told = others.find((clause) => phrasesOf([clause]).some(({ expression }) => comesAgain(expression)));
  const named = phrasesOf(others).filter((other) => !isToday(other));
  // "Patch Tuesday is the second Tuesday"
  const days = named.filter(
    (other) => !named.some((one) => one !== other && isWeekdayOf(one.expression, other.expression)),
  );
  const isRecurring = days.some(({ expression }) => expression.kind === "recurring");
  const [phrase, ...more] = days.filter(({ expression }) => !isRecurring || unitOf(expression) === "day");
  if (told === undefined || phrase === undefined || !comesAgain(phrase.expression)) return null;
  if (others.some((clause) => clause === told && clause.items.some(isUnreadOrdinal))) return null;
  const isOther = (word: DateToken) =>
    /[가-힣a-z]/i.test(word.text) &&
    !isSaidIn(told, word) &&
    !isCommonVerb(word, asking) &&
    !(isRecurring && isDayOfThing(word));
  if (unknownWords(asking).some(isOther)) return null;
  // “둘째 넷째 일요일에 쉬는데 이번 달은 언제야?”
  const each = [phrase, ...more].map((one): Phrase | null => {
    const expression = comesAgain(one.expression) ? meant(asking, one.expression) : null;
    return expression && { ...one, expression, role: more.length > 0 ? "with" : null };
  });
  const targets = each.flatMap((one) => one ?? []);
  if (targets.length < each.length || (more.length > 0 && phrasesOf([asking]).length === 0)) return null;
  const asks = asking.items.filter((item) => item.kind === "plain" && item.token.kind === "ask");
  return asksOf(asking) === null ? null : { ...asking, items: [...targets, ...asks] };
}

/** “월급이 5일에 들어오는데 다음 월급까지 며칠이야?”: a day of no month, of what is monthly, comes each month where the next is asked for. */
function asMonthly(clause: Clause, asking: Clause): Clause {
  const [next, ...more] = asking.items.filter(({ kind }) => kind !== "plain");
  const isNext = next?.kind === "stray" && next.token.kind === "shift" && next.token.by === 1 && more.length === 0;
  if (!isNext || !unknownWords(asking).some(isMonthly) || !unknownWords(clause).some(isMonthly)) return clause;
  // “마지막 월급이 20일인데”, “20일에 받았는데”: it was once.
  if (isTold(clause) || textsOf(clause).some((word) => /^(?:첫|마지막|지난|last|first)/i.test(word))) return clause;
  const every: DateExpression = { kind: "every", unit: "month" };
  const items = clause.items.map((item) =>
    item.kind === "phrase" && item.expression.kind === "nth-day" && item.expression.within === null
      ? { ...item, expression: recurringDay({ ...item.expression, within: every }) }
      : item,
  );
  return { ...clause, items };
}

const isMonthly = ({ text }: DateToken) =>
  /^(?:월급|급여|봉급|월세|관리비|카드값|카드대금|회비|공과금|자동이체|통신비|rent|bill|payday|salary)/i.test(text);

const recurringDay = (day: DateExpression): DateExpression => ({
  kind: "recurring",
  unit: "month",
  day,
  occurrence: null,
});

const isWeekdayOf = (recurring: DateExpression, expression: DateExpression) =>
  recurring.kind === "recurring" &&
  isBareWeekday(expression) &&
  "weekday" in recurring.day &&
  recurring.day.weekday === expression.weekday;

const isUnreadOrdinal = (item: Clause["items"][number]) =>
  item.kind === "stray" &&
  (item.token.kind === "ordinal" || item.token.kind === "number" || item.token.kind === "span");

/** 결제일이, 수거일까지: the day of what comes again. */
const isDayOfThing = ({ text }: DateToken) => /^[가-힣]{2,3}[일날](?:은|이|까지)?$/.test(text);

/** “마감이 수요일이랬는데 다음 주면 며칠이야?”: the clause that asks, with the day that was told in the period that it names. */
export function dayInPeriodAsked(
  asking: Clause,
  clauses: readonly Clause[],
  isSaidIn: (clause: Clause, word: DateToken) => boolean,
): Clause | null {
  const others = clauses.filter(
    (clause) => clause !== asking && phrasesOf([clause]).some((phrase) => !isToday(phrase)),
  );
  const [period, ...periods] = phrasesOf([asking]);
  const [told, ...more] = phrasesOf(others).filter(
    (phrase) =>
      !isToday(phrase) && unitOf(phrase.expression) !== (period === undefined ? "day" : unitOf(period.expression)),
  );
  if (period === undefined || told === undefined || periods.length > 0) return null;
  // “화요일 목요일 수업인데 이번 주 날짜 각각”
  const days = [told, ...more];
  // "I have Mondays and Wednesdays off. What are the dates next week?"
  const asksForDays =
    asksOf(asking) === "range" && more.length > 0 && days.every(({ expression }) => isBareWeekday(expression));
  // “월요일이랑 목요일에 가는데 다음 주 날짜 알려줘”
  const isJoined = days.slice(0, -1).every(({ role }) => role === "with");
  const isEach = asksForEach(clauses) || asksForDays || isJoined;
  if (more.length > 0 && (!isEach || days.some(({ expression }) => !isBareWeekday(expression)))) return null;
  if ((asksOf(asking) !== "day" && !asksForDays) || asking.items.some(({ kind }) => kind === "stray")) return null;
  const isOther = (word: DateToken) => !others.some((clause) => isSaidIn(clause, word)) && !isCommonVerb(word, asking);
  if (unknownWords(asking).some(isOther) || !lacksPeriod(told.expression, unitOf(period.expression))) return null;
  const placed = days.flatMap((day, at): Phrase[] => {
    const expression = recurringIn(day.expression, period.expression);
    return expression === null ? [] : [{ ...day, expression, role: at < days.length - 1 ? "with" : null }];
  });
  if (placed.length < days.length) return null;
  return { ...asking, items: asking.items.flatMap((item) => (item === period ? placed : [item])) };
}

/** 수요일, of no week; the last Friday of the month, of any. */
function lacksPeriod(expression: DateExpression, unit: DateUnit): boolean {
  if (expression.kind === "weekday")
    return unit === "week" && expression.week === null && expression.occurrence === null;
  if (unit !== "month") return false;
  if (expression.kind === "shifted") return lacksPeriod(expression.base, unit);
  if (expression.kind === "nth-day") return expression.within === null || isPresentMonth(expression.within);
  const isOfMonth =
    expression.kind === "nth-weekday" || expression.kind === "nth-workday" || expression.kind === "edge";
  return isOfMonth && isPresentMonth(expression.within);
}

const isPresentMonth = (within: DateExpression) =>
  within.kind === "period" && within.unit === "month" && within.shift === 0 && within.base === null;

type ComingAgain = DateExpression & { kind: "recurring" | "month-day" | "yearly" };

/** 매달 25일, 3월 2일. */
function comesAgain(expression: DateExpression): expression is ComingAgain {
  if (expression.kind === "recurring") return true;
  return (expression.kind === "month-day" || expression.kind === "yearly") && expression.year === null;
}

function meant(asking: Clause, recurring: ComingAgain): DateExpression | null {
  const strays = asking.items.flatMap((item) => (item.kind === "stray" ? [item.token] : []));
  const [period, ...periods] = phrasesOf([asking]).filter((phrase) => !isToday(phrase));
  const [shift, ...shifts] = strays;
  if (period !== undefined)
    return recurring.kind === "recurring" &&
      strays.length === 0 &&
      periods.length === 0 &&
      unitOf(period.expression) === recurring.unit
      ? recurringIn(recurring.day, period.expression)
      : null;
  // 이번엔 언제 나가
  const isThisTime = asking.items.some((item) => item.kind === "plain" && /^이번에?[엔는]?$/.test(item.token.text));
  if (shift === undefined && isThisTime) return { ...recurring, occurrence: 0 };
  if (shift?.kind !== "shift" || shifts.length > 0 || Math.abs(shift.by) > 1) return null;
  return { ...recurring, occurrence: shift.by < 0 ? -1 : shift.by > 0 ? 1 : 0 };
}
