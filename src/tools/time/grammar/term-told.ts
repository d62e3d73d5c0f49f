import { addDays, type CivilDate } from "../calendar/civil-date.ts";
import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { isTold, unknownWords } from "./clause-facts.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { isNearerInPast } from "./tense.ts";
import { asksForEnd } from "./term-in-doubt.ts";
import type { DateToken, DateUnit } from "./token.ts";

interface Length {
  readonly amount: number;
  readonly unit: DateUnit;
  readonly start: number;
  readonly end: number;
}

/**
 * “보증이 1년이래. 작년 7월 9일에 샀으면 언제 끝나?”, "The warranty is 2 years and I bought it on May 3. When does it run out?": the end of
 * a term whose length and first day are told apart. Only lengths that are counted in one way are taken, and days of a limit (7일 이내).
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
  // “내일부터 영업일로 3일”: the first day counts where it is one of them.
  const isOfWorkdays = length.unit === "workdays" || length.unit === "weekdays";
  const start = isOfWorkdays && first.phrase.role === "from" ? addDays(date, -1) : date;
  const expression: DateExpression = {
    kind: "shifted",
    base: { kind: "date", ...start },
    amount: length.amount,
    unit: length.unit,
  };
  const phrase: Phrase = { kind: "phrase", expression, start: length.start, end: length.end, role: "until" };
  const asks = asking.items.filter((item) => item.kind === "plain" && item.token.kind === "ask");
  return [{ sentence: asking.sentence, items: [phrase, ...asks] }];
}

/** 1년, six months: lengths that no direction follows. */
function lengthsIn(clause: Clause): Length[] {
  const { items } = clause;
  // “입금일로부터 3영업일 이내”: from an event, which may be another than the one told.
  if (unknownWords(clause).some(({ text }) => /부터$/.test(text))) return [];
  return items.flatMap((item, at): Length[] => {
    if (item.kind !== "stray") return [];
    const isSpan = item.token.kind === "span";
    const [second, third] = [items[at + 1], items[at + 2]];
    const [unit, next] = isSpan ? [item, second] : [second, third];
    if (unit?.kind !== "stray" || (next?.kind === "stray" && next.token.kind === "direction")) return [];
    const isLimit = next?.kind === "stray" && /^(?:이내|안에|안으로)$/.test(next.token.text);
    const length = lengthOf(item.token, unit.token);
    if (length === null || (!isLimit && !countedInOneWay.has(length.unit))) return [];
    return [{ ...length, start: item.token.start, end: isLimit ? next.token.end : unit.token.end }];
  });
}

/** Days and weeks from a day may count it or not; months, years and working days after it do not. */
const countedInOneWay: ReadonlySet<DateUnit> = new Set(["month", "year", "workdays", "weekdays"]);

function lengthOf(first: DateToken, unit: DateToken): { readonly amount: number; readonly unit: DateUnit } | null {
  if (first.kind === "span") return { amount: first.amount, unit: first.unit };
  return first.kind === "number" && unit.kind === "unit" && unit.unit !== "hour" && unit.unit !== "minute"
    ? { amount: first.value, unit: unit.unit }
    : null;
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
