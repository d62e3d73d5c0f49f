import { isOfBegin } from "./anniversary-of.ts";
import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, endOf, startOf } from "./clause-facts.ts";
import { type DateExpression, unitOf } from "./expression.ts";

/**
 * “2017년 9월 23일에 결혼했는데 10주년이 언제야?”, "Born May 9, 1986, when do I turn 40?": so many years after the one day that is told
 * with its year. Where the year is not told, or more than one day is, or the day of something else, the word stays unread.
 */
export function withAnniversaries(clauses: readonly Clause[]): readonly Clause[] {
  const marks = clauses.flatMap(({ items }) => items.filter(isAnniversary));
  const [told, ...more] = phrasesOf(clauses).filter(({ expression }) => isDayOfKnownYear(expression));
  const [mark, ...others] = marks;
  if (mark?.token.kind !== "anniversary" || others.length > 0) return clauses;
  if (told === undefined || more.length > 0) return withoutFeastsTold(clauses);
  // “5주년이 올해 5월 20일인데 결혼한 날은?”: its own day is told, and another asked for.
  const asking = clauses.find((clause) => asksOf(clause) !== null);
  const isTold = asking !== undefined && !clauses.some((clause) => clause.items.includes(mark) && asksOf(clause));
  if (isTold || (asking?.items.includes(told) && startOf(told) > startOf(mark))) return withoutFeastsTold(clauses);
  if (!isOfBegin(mark, told, clauses)) return clauses;
  const expression: DateExpression = { kind: "shifted", base: told.expression, amount: mark.token.years, unit: "year" };
  const phrase: Phrase = { kind: "phrase", expression, start: startOf(mark), end: endOf(mark), role: null };
  return clauses
    .map((clause) => ({
      ...clause,
      items: clause.items.flatMap((item): Item[] => (item === told ? [] : item === mark ? [phrase] : [item])),
    }))
    .filter(({ items }) => items.length > 0);
}

/** “돌잔치를 10월 마지막 토요일로 잡았어”: what is on a day that is told beside it names none. */
function withoutFeastsTold(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause) => {
    const [day] = phrasesOf([clause]);
    const isBefore = (item: Item) => isAnniversary(item) && day !== undefined && startOf(item) < day.start;
    if (asksOf(clause) !== null || !clause.items.some(isBefore)) return clause;
    return { ...clause, items: clause.items.filter((item) => !isBefore(item)) };
  });
}

const isAnniversary = (item: Item): item is Item & { kind: "stray" } =>
  item.kind === "stray" && item.token.kind === "anniversary";

function isDayOfKnownYear(expression: DateExpression): boolean {
  if (unitOf(expression) !== "day") return false;
  return expression.kind === "date" || ("year" in expression && expression.year !== null);
}
