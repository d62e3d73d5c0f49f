import type { CivilDate } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, isTold } from "./clause-facts.ts";
import { edgesAsked } from "./edges-asked.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { isNearerInPast } from "./tense.ts";

interface Length {
  readonly amount: number;
  readonly unit: "month" | "year";
  readonly start: number;
  readonly end: number;
}

/**
 * “보증이 1년이래. 작년 7월 9일에 샀으면 언제 끝나?”, "The warranty is 2 years and I bought it on May 3. When does it run out?": the end of
 * a term whose length and first day are told apart. Months and years are counted in one way only; days are not.
 */
export function withTermTold(clauses: readonly Clause[], today: CivilDate): readonly Clause[] {
  const asking = clauses.find(asksForEnd);
  const [length, ...lengths] = clauses.flatMap(lengthsIn);
  const days = clauses.flatMap((clause) => phrasesOf([clause]).map((phrase) => ({ clause, phrase })));
  const [first, ...more] = days;
  if (asking === undefined || length === undefined || first === undefined || more.length > 0) return clauses;
  if (lengths.some(({ amount, unit }) => amount !== length.amount || unit !== length.unit)) return clauses;
  const date = startDate(first.phrase, first.clause, today);
  if (date === null || hasOtherStray(clauses, [length, ...lengths])) return clauses;
  const expression: DateExpression = {
    kind: "shifted",
    base: { kind: "date", ...date },
    amount: length.amount,
    unit: length.unit,
  };
  const phrase: Phrase = { kind: "phrase", expression, start: length.start, end: length.end, role: "until" };
  const asks = asking.items.filter((item) => item.kind === "plain" && item.token.kind === "ask");
  return [{ sentence: asking.sentence, items: [phrase, ...asks] }];
}

/** 언제까지야, 언제 끝나, 만료일, 며칠 남았어. */
const asksForEnd = (clause: Clause) =>
  asksOf(clause) === "remaining" || (asksOf(clause) === "day" && edgesAsked(clause, { end: 0 }).has("end"));

/** 1년, six months: lengths that no direction follows. */
function lengthsIn({ items }: Clause): Length[] {
  return items.flatMap((item, at): Length[] => {
    const [unit, next] = [items[at + 1], items[at + 2]];
    if (item.kind !== "stray" || item.token.kind !== "number" || unit?.kind !== "stray" || unit.token.kind !== "unit")
      return [];
    if (unit.token.unit !== "month" && unit.token.unit !== "year") return [];
    if (next?.kind === "stray" && next.token.kind === "direction") return [];
    return [{ amount: item.token.value, unit: unit.token.unit, start: item.token.start, end: unit.token.end }];
  });
}

function startDate({ expression, role }: Phrase, clause: Clause, today: CivilDate): CivilDate | null {
  if (unitOf(expression) !== "day" || role === "until") return null;
  return resolve(expression, { today, past: isTold(clause) || isNearerInPast(expression, today) })?.from ?? null;
}

/** A word of time other than the length and the end that is asked for. */
const hasOtherStray = (clauses: readonly Clause[], lengths: readonly Length[]) =>
  clauses.some(({ items }) =>
    items.some(
      (item) =>
        item.kind === "stray" &&
        !(item.token.kind === "edge" && item.token.edge === "end") &&
        !lengths.some(({ start, end }) => start <= item.token.start && item.token.end <= end),
    ),
  );
