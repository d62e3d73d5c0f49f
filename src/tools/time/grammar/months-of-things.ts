import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf } from "./clause-facts.ts";
import { type DateExpression, unitOf } from "./expression.ts";

/** “6월 모의고사가 6월 4일이래”, “11월 월급이 25일인데”: the month of a thing is the month of the day that is told of it. */
export function withMonthsOfThings(clauses: readonly Clause[]): Clause[] {
  // “11월 월급이 25일인데 12월 월급은?”: the day of each month.
  const isOfOthers = clauses.some((clause) => asksOf(clause) !== null && phrasesOf([clause]).some(isMonth));
  if (isOfOthers) return [...clauses];
  return clauses.map((clause) => {
    const [month, day, end, ...more] = phrasesOf([clause]);
    if (month === undefined || day === undefined || more.length > 0 || !isOfThing(clause, month)) return clause;
    const first = dayIn(month.expression, day.expression);
    const last = end === undefined ? null : endIn(month.expression, day, end);
    if (first === null || (end !== undefined && last === null)) return clause;
    const items = clause.items.flatMap((item): Item[] => {
      if (item === month) return [];
      if (item === day) return [{ ...day, expression: first }];
      return item === end && last !== null ? [{ ...end, expression: last }] : [item];
    });
    return { ...clause, items };
  });
}

const isMonth = ({ expression }: Phrase) => unitOf(expression) === "month";

/** 6월 모의고사가: the word of the thing follows the month, and is the subject. */
function isOfThing({ items }: Clause, month: Phrase): boolean {
  const [thing] = items.slice(items.indexOf(month) + 1);
  return month.role === null && thing?.kind === "plain" && thing.token.kind === "word";
}

/** “12월 여행이 28일부터 3일까지”: the end of a stretch, in the month after where its number is less than the first. */
function endIn(month: DateExpression, { expression: day, role }: Phrase, end: Phrase): DateExpression | null {
  if (role !== "from" || end.role !== "until" || day.kind !== "nth-day" || end.expression.kind !== "nth-day")
    return null;
  const isNext = end.expression.nth < day.nth;
  return dayIn(month, end.expression) && isNext
    ? { ...end.expression, within: { kind: "period", unit: "month", shift: 1, base: month } }
    : dayIn(month, end.expression);
}

function dayIn(month: DateExpression, day: DateExpression): DateExpression | null {
  if (month.kind !== "month") return null;
  if (day.kind === "month-day") return day.month === month.month && !day.lunar ? day : null;
  return day.kind === "nth-day" && day.within === null ? { ...day, within: month } : null;
}
