import { type CivilDate, dayNumber } from "../calendar/civil-date.ts";
import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { unknownWords } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { unitOf } from "./expression.ts";
import { rebased } from "./expression-relations.ts";
import { beginsTerm, isOfTerm, namesTerm, startsTerm } from "./korean/term-events.ts";
import { resolve } from "./resolve.ts";

/** “3월 4일에 입사했고 3개월 후에 평가래”, “어제 맡긴 옷을 열흘 뒤에 찾으러 오래”: a term that is told right after what it runs from is counted from the day of that. */
export function withTermsCounted(clauses: readonly Clause[], today: CivilDate): Clause[] {
  const left = new Set<Item>();
  const bound = new Map<Item, Phrase>();
  for (const [at, told] of clauses.entries()) {
    const next = clauses[at + 1];
    const [day, ...days] = phrasesOf([told]);
    const [term, ...terms] = next === undefined ? [] : phrasesOf([next]);
    if (day === undefined || days.length > 0 || term === undefined || terms.length > 0) continue;
    if (unitOf(day.expression) !== "day" || startsFromToday(day.expression) || !isAhead(term)) continue;
    const words = unknownWords(told).map(({ text }) => text);
    const hasBegun = startsTerm(words);
    if (!hasBegun && !namesTerm(words)) continue;
    if (next === undefined || !isOfTerm(unknownWords(next).map(({ text }) => text))) continue;
    const date = resolve(day.expression, { today, past: hasBegun })?.from;
    if (date === undefined) continue;
    const expression = rebased(term.expression, { kind: "date", ...date });
    const ends = resolve(expression, { today, past: false })?.from;
    // What is still told as coming does not lie behind.
    if (ends === undefined || dayNumber(ends) < dayNumber(today)) continue;
    bound.set(term, { ...term, expression });
    left.add(day);
  }
  for (const clause of clauses) {
    const [day, term, ...more] = phrasesOf([clause]);
    if (day === undefined || term === undefined || more.length > 0 || !isAhead(term)) continue;
    if (unitOf(day.expression) !== "day" || startsFromToday(day.expression)) continue;
    const words = unknownWords(clause);
    const between = words.filter(({ start }) => day.end <= start && start < term.start).map(({ text }) => text);
    const after = words.filter(({ start }) => start >= term.end).map(({ text }) => text);
    const date = beginsTerm(between) && isOfTerm(after) ? resolve(day.expression, { today, past: true })?.from : null;
    if (!date) continue;
    bound.set(term, { ...term, expression: rebased(term.expression, { kind: "date", ...date }) });
    left.add(day);
  }
  return clauses
    .map((clause) => ({
      ...clause,
      items: clause.items.flatMap((item) => bound.get(item) ?? (left.has(item) ? [] : [item])),
    }))
    .filter(({ items }) => items.length > 0);
}

/** 3개월 후, of a today that is not said. */
const isAhead = ({ expression }: Phrase) =>
  startsFromToday(expression) && expression.kind === "shifted" && expression.amount > 0;
