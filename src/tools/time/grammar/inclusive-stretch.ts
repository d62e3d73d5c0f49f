import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { isNewYear } from "./expression-relations.ts";

/**
 * “내일부터 7일간(내일 포함)”, "good for 90 days, counting the first as day 1": a stretch that is told by its length counts its
 * first day anyway, so that words which say so again are left out.
 */
export function withoutInclusion(clauses: readonly Clause[]): readonly Clause[] {
  const starts = phrasesOf(clauses).flatMap((phrase) => startOfLength(phrase) ?? []);
  const [start, ...more] = starts;
  if (start === undefined && hasBothEnds(clauses)) return clauses.map(withoutEndsCounted);
  const ofYear = phrasesOf(clauses).some(isOfYear);
  if ((start === undefined && !ofYear) || more.length > 0) return clauses;
  const isStart = ({ expression }: Phrase) =>
    start === undefined ? isFirstOfYear(expression) : isSameDay(expression, start);
  return clauses
    .map((clause) => {
      const said = clause.items.findLastIndex(
        (item) => item.kind === "plain" && item.token.kind === "counts-as" && item.token.number === 1,
      );
      const told = clause.items.slice(0, said + 1);
      const isOfStart = phrasesOf([{ ...clause, items: told }]).every(isStart);
      return isOfStart ? { ...clause, items: clause.items.slice(said + 1) } : clause;
    })
    .filter(({ items }) => items.length > 0);
}

const hasBothEnds = (clauses: readonly Clause[]) =>
  clauses.some((clause) => ["from", "until"].every((end) => phrasesOf([clause]).some(({ role }) => role === end)));

/** “10월 20일부터 11월 3일까지 며칠간이야? 첫날도 포함이요”: how many days they are is told both ways. */
function withoutEndsCounted(clause: Clause): Clause {
  const said = clause.items.findIndex((item) => item.kind === "plain" && item.token.kind === "counts-as");
  const edge = clause.items.findLastIndex((item, at) => at < said && item.kind === "stray");
  const isOfEnd = edge >= said - 2 && clause.items[edge]?.kind === "stray" && isEdge(clause.items[edge]);
  if (said === -1 || !isOfEnd) return clause;
  return { ...clause, items: clause.items.filter((_, at) => at < edge || at > said) };
}

const isEdge = (item: Clause["items"][number]) => item.kind === "stray" && item.token.kind === "edge";

/** 6월 20일, or 20일 alone said again. */
const isSameDay = (expression: DateExpression, start: DateExpression) =>
  JSON.stringify(expression) === JSON.stringify(start) ||
  (expression.kind === "nth-day" &&
    expression.within === null &&
    start.kind === "month-day" &&
    start.day === expression.nth);

/** 올해 100번째 날, 올해 며칠째: counted from the first day of the year. */
const isOfYear = ({ expression }: Phrase) =>
  unitOf(expression) === "year" ||
  (expression.kind === "nth-day" && expression.within !== null && unitOf(expression.within) === "year");

const isFirstOfYear = (expression: DateExpression) =>
  isNewYear(expression) || (expression.kind === "month-day" && expression.month === 1 && expression.day === 1);

/** The first day of 열흘간, for 90 days. */
function startOfLength({ expression, role }: Phrase): DateExpression | null {
  return role === "until" && expression.kind === "shifted" && expression.unit === "day" ? expression.base : null;
}
