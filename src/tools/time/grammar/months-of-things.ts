import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import type { DateExpression } from "./expression.ts";

/** “6월 모의고사가 6월 4일이래”, “11월 월급이 25일인데”: the month of a thing is the month of the day that is told of it. */
export function withMonthsOfThings(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause) => {
    const [month, day, ...more] = phrasesOf([clause]);
    if (month === undefined || day === undefined || more.length > 0 || !isOfThing(clause, month)) return clause;
    const expression = dayIn(month.expression, day.expression);
    if (expression === null) return clause;
    const items = clause.items.flatMap((item) =>
      item === month ? [] : item === day ? [{ ...day, expression }] : [item],
    );
    return { ...clause, items };
  });
}

/** 6월 모의고사가: the word of the thing follows the month, and is the subject. */
function isOfThing({ items }: Clause, month: Phrase): boolean {
  const [thing] = items.slice(items.indexOf(month) + 1);
  return month.role === null && thing?.kind === "plain" && thing.token.kind === "word";
}

function dayIn(month: DateExpression, day: DateExpression): DateExpression | null {
  if (month.kind !== "month") return null;
  if (day.kind === "month-day") return day.month === month.month && !day.lunar ? day : null;
  return day.kind === "nth-day" && day.within === null ? { ...day, within: month } : null;
}
