import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, endOf, startOf } from "./clause-facts.ts";
import { type DateExpression, isBareWeekday, unitOf, weekendDays } from "./expression.ts";
import { isReckonedFrom } from "./expression-relations.ts";

/** “다음 주 주말이요 토요일 일요일 날짜”, “이번 달 휴무가 둘째 넷째 일요일이래”: a period that is said before its days is none of them. */
export const withPeriodsOfDays = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => (asksOfOtherPeriod(clause, clauses) ? clause : withPeriodOfDays(clause)));

/** “이번 달 월급이 25일인데 다음 달은 언제야?”: the day is meant of each period. */
const asksOfOtherPeriod = (clause: Clause, all: readonly Clause[]) =>
  all.some(
    (other) =>
      other !== clause &&
      asksOf(other) !== null &&
      phrasesOf([other]).some(({ expression }) => periods.has(unitOf(expression))),
  );

function withPeriodOfDays(clause: Clause): Clause {
  const [period, ...days] = phrasesOf([clause]);
  if (period === undefined || days.length === 0 || !periods.has(unitOf(period.expression))) return clause;
  if (period.role === "from" || period.role === "until" || period.role === "with") return clause;
  const placed = new Map<Item, Item>();
  for (const day of days) {
    const expression = placedIn(clause, day, period);
    if (expression === null) return clause;
    placed.set(day, { ...day, expression });
  }
  return { ...clause, items: clause.items.flatMap((item) => (item === period ? [] : [placed.get(item) ?? item])) };
}

const periods: ReadonlySet<string> = new Set(["week", "weekend", "month"]);

function placedIn(clause: Clause, { expression, start }: Phrase, period: Phrase): DateExpression | null {
  const unit = unitOf(period.expression);
  if (isReckonedFrom(expression, period.expression)) return expression;
  const isOfWeekend = isBareWeekday(expression) && unit === "weekend" && weekendDays.includes(expression.weekday);
  if (isOfWeekend) return { ...expression, week: period.expression };
  const between = clause.items.filter((item) => startOf(item) >= period.end && endOf(item) <= start);
  if (!between.every(isOfThing)) return null;
  if (isBareWeekday(expression) && unit === "week") return { ...expression, week: period.expression };
  return expression.kind === "nth-day" && expression.within === null && unit === "month"
    ? { ...expression, within: period.expression }
    : null;
}

/** “다음 주 회의가 화요일이래”: what is on the day; a verb may tell of another day than those of the period. */
const isOfThing = (item: Item) =>
  item.kind === "phrase" ||
  (item.kind === "plain" && (item.token.kind !== "word" || /[가-힣][은는이가도]$/.test(item.token.text)));
