import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, endOf, hasStray, startOf, unknownWords } from "./clause-facts.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import type { DateToken, DateUnit } from "./token.ts";

interface Taken {
  readonly clause: Clause;
  readonly amount: number;
  readonly unit: DateUnit;
  readonly items: readonly Item[];
}

/**
 * "It takes 5 business days. If I order today, when will it arrive?", "borrowed on Feb 27, three-week loan": what something takes,
 * told apart from the one day that it runs from, and asked for its end.
 */
export function withLengthTaken(clauses: readonly Clause[]): readonly Clause[] {
  const [taken, ...others] = clauses.flatMap(lengthsIn);
  const [day, ...days] = phrasesOf(clauses);
  const asking = clauses.findLast((clause) => asksOf(clause) === "day");
  if (taken === undefined || day === undefined || asking === undefined) return clauses;
  if (others.length > 0 || days.length > 0 || unitOf(day.expression) !== "day" || day.role === "until") return clauses;
  const told = clauses.find(({ items }) => items.includes(day));
  if (told === undefined || told === asking || asking === taken.clause || asksForStart(asking, told)) return clauses;
  const rest = clauses.map((clause) => ({
    ...clause,
    items: clause.items.filter((item) => !taken.items.includes(item)),
  }));
  if (rest.some(hasStray)) return clauses;
  const expression: DateExpression = { kind: "shifted", base: day.expression, amount: taken.amount, unit: taken.unit };
  const [first, last] = [taken.items[0] ?? day, taken.items[1] ?? day];
  const phrase: Phrase = { kind: "phrase", expression, start: startOf(first), end: endOf(last), role: null };
  const asks = asking.items.filter((item) => item.kind === "plain" && item.token.kind === "ask");
  return [{ sentence: asking.sentence, items: [phrase, ...asks] }];
}

/** "… when did I order it?": the day that is told, and not what it leads to. */
function asksForStart(asking: Clause, told: Clause): boolean {
  const said = unknownWords(told).map(({ text }) => text.toLowerCase());
  return unknownWords(asking).some(({ text }) => startVerbs.test(text) || said.includes(text.toLowerCase()));
}

const startVerbs = /^(?:order|start|begin|leave|send|apply|submit|book|borrow)/i;
const takes = /^(?:takes?|took|requires?|needs?|allow|terms?|within)$/i;
/** What is to be given back or ends after its length, whatever is counted of its first day. */
const terms = /^(?:loan|rental|lease|warranty|guarantee|return)$/i;

function lengthsIn(clause: Clause): Taken[] {
  const { items } = clause;
  return items.flatMap((item, at): Taken[] => {
    const [unit, noun] = [items[at + 1], items[at + 2]];
    if (item.kind !== "stray" || item.token.kind !== "number") return [];
    if (unit?.kind !== "stray" || unit.token.kind !== "unit" || !/^[a-z]/i.test(unit.token.text)) return [];
    const before = items.slice(0, at).findLast((other) => other.kind !== "plain" || other.token.kind !== "filler");
    const isTaken = takes.test(tokenText(before)) || terms.test(tokenText(noun));
    const within = before?.kind === "stray" ? [before] : [];
    return isTaken ? [{ clause, amount: item.token.value, unit: unit.token.unit, items: [item, unit, ...within] }] : [];
  });
}

const tokenText = (item: Item | undefined): DateToken["text"] =>
  item === undefined || item.kind === "phrase" ? "" : item.token.text;
