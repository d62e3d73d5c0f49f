import { type Clause, phrasesOf } from "./clause.ts";
import { type DateExpression, isBareWeekday, unitOf } from "./expression.ts";
import { inPeriodOf, withYear } from "./expression-relations.ts";
import type { DateUnit } from "./token.ts";

const saturday = 5;

/** "…며칠 남았어? 올해 거", "이번 주, 월요일부터": a year or week said apart belongs to the day that lacks one. */
export function inContext(expression: DateExpression, clauses: readonly Clause[]): DateExpression {
  const said = (units: readonly DateUnit[]) =>
    clauses
      .map((clause) => phrasesOf([clause]))
      .find(
        (phrases) => phrases[0] !== undefined && phrases.length === 1 && units.includes(unitOf(phrases[0].expression)),
      )?.[0]?.expression;
  const year = said(["year"]);
  const ofYear = year === undefined ? null : withYear(expression, year);
  if (ofYear !== null) return ofYear;
  if (isBareWeekday(expression)) {
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

/** "Monday to Friday of next week" names the week of both. */
export function inWeekOf(first: DateExpression, last: DateExpression): DateExpression {
  if (first.kind !== "weekday" || last.kind !== "weekday" || last.week === null) return first;
  return first.weekday <= last.weekday ? inPeriodOf(first, last) : first;
}
