import { oneOf } from "#language";
import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, endOf, hasStray, startOf, textsOf } from "./clause-facts.ts";
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
 * told apart from the one day that it runs from, and asked for its end. Without a word that begins it beside the day, and one that
 * ends it in the question, the day may be the one that it must be ready for.
 */
export function withLengthTaken(clauses: readonly Clause[]): readonly Clause[] {
  const [taken, ...others] = clauses.flatMap(lengthsIn);
  const [day, ...days] = phrasesOf(clauses);
  const asking = clauses.findLast((clause) => asksOf(clause) === "day");
  if (taken === undefined || day === undefined || asking === undefined) return clauses;
  if (others.length > 0 || days.length > 0 || unitOf(day.expression) !== "day" || day.role === "until") return clauses;
  const told = clauses.find(({ items }) => items.includes(day));
  if (told === undefined || told === asking || asking === taken.clause) return clauses;
  if (!tellsBegin(told) || !asksForEnd(asking)) return clauses;
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

/** "I ordered it on Friday", "if I send it today", but not "I ordered it for Friday". */
function tellsBegin(told: Clause): boolean {
  const words = textsOf(told);
  const isBegun = words.some(
    (word, at) => begun.test(word) || (begins.test(word) && /^(?:i|we|you)$/i.test(words[at - 1] ?? "")),
  );
  return isBegun && !words.some((word) => ends.test(word));
}

/** "When will it arrive?", but neither "when should I order?" nor "when did I order?" */
function asksForEnd(asking: Clause): boolean {
  const words = textsOf(asking);
  return words.some((word) => comes.test(word)) && !words.some((word) => isObliged.test(word));
}

const begun = /^(?:ordered|bought|borrowed|applied|sent|mailed|posted|shipped|submitted|requested|rented|purchased)$/i;
const begins = /^(?:order|buy|borrow|apply|send|mail|post|ship|submit|request|rent)$/i;
const ends = /^(?:due|ends?|expires?|needs?|must|should|by|until|before|for)$/i;
const comes = new RegExp(
  `^(?:${oneOf`
    arrives?
    ships?
    delivered
    gets?(?:[ ](?:it|here|back))?
    comes?(?:[ ]back)?
    back
    ready
    due
    return(?:ed)?
    ends?
    expires?
    finish(?:ed)?
    over
    up
    done
  `})$`,
  "i",
);
const isObliged = /^(?:should|have|has|must|need|needs|by|did|was|latest|last)(?:[ ]|$)/i;
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
