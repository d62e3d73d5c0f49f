import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, unknownWords } from "./clause-facts.ts";
import { asksForEnd } from "./term-in-doubt.ts";

/** “약을 5일치 받아서 오늘부터 먹는데 언제까지 먹지?”, 30일권: what lasts so many days ends with them, and its first day is one of them. */
export function withSupplyTold(clauses: readonly Clause[]): readonly Clause[] {
  const [supply, ...supplies] = clauses.flatMap((clause) => unknownWords(clause).flatMap(suppliesIn));
  const phrases = phrasesOf(clauses);
  const start = phrases.find(({ role }) => role === "from");
  const asking = clauses.find((clause) => asksForEnd(clause) || asksForLast(clause));
  if (supply === undefined || supplies.length > 0 || start === undefined || asking === undefined) return clauses;
  const isSame = ({ expression }: Phrase) => JSON.stringify(expression) === JSON.stringify(start.expression);
  if (!phrases.every(isSame)) return clauses;
  const phrase: Phrase = {
    ...supply.place,
    kind: "phrase",
    expression: { kind: "shifted", base: start.expression, amount: supply.days - 1, unit: "day" },
    role: null,
  };
  const asks = asking.items.filter((item) => item.kind === "plain" && item.token.kind === "ask");
  return [{ sentence: asking.sentence, items: [phrase, ...asks] }];
}

/** 5일치, 30일권을. */
function suppliesIn({ text, start, end }: { readonly text: string; readonly start: number; readonly end: number }) {
  const days = Number(/^(\d{1,3})일(?:치|권|분)/.exec(text)?.[1] ?? 0);
  return days > 0 ? [{ days, place: { start, end } }] : [];
}

/** 마지막 먹는 날이 언제야? */
const asksForLast = (clause: Clause) =>
  asksOf(clause) === "day" &&
  clause.items.some((item) => item.kind !== "phrase" && /^(?:맨\s*)?마지막$/.test(item.token.text));
