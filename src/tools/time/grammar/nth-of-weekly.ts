import { type Clause, phrasesOf } from "./clause.ts";
import { asksOf, unknownWords } from "./clause-facts.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { isSaidIn } from "./said-before.ts";

/** “매주 화요일 수업인데 다음 달 첫 수업은 며칠이야?”: of what comes each week the first or another of a month, which is its weekday counted. */
export function nthOfWeekly(clauses: readonly Clause[]): Clause | null {
  const [asking, ...questions] = clauses.filter((clause) => asksOf(clause) === "day");
  if (asking === undefined || questions.length > 0) return null;
  const others = clauses.filter((clause) => clause !== asking);
  const [told, ...more] = phrasesOf(others);
  const [month, ...months] = phrasesOf([asking]);
  const [ordinal, ...strays] = asking.items.filter(({ kind }) => kind === "stray");
  // “every Tuesday except December 8”: it does not come then, and the count is another.
  const weekday = told === undefined || told.role === "not" ? null : weekdayEachWeek(told.expression);
  if (weekday === null || month === undefined || more.length + months.length + strays.length > 0) return null;
  if (ordinal?.kind !== "stray" || ordinal.token.kind !== "ordinal" || unitOf(month.expression) !== "month")
    return null;
  const words = unknownWords(asking);
  if (words.length === 0 || !words.every((word) => others.some((clause) => isSaidIn(clause, word)))) return null;
  const expression: DateExpression = {
    kind: "nth-weekday",
    nth: ordinal.token.value,
    weekday,
    within: month.expression,
  };
  const asks = asking.items.filter((item) => item.kind === "plain" && item.token.kind === "ask");
  return { ...asking, items: [{ ...month, expression, role: null }, ...asks] };
}

const weekdayEachWeek = (expression: DateExpression): number | null =>
  expression.kind === "recurring" && expression.day.kind === "weekday" ? expression.day.weekday : null;
