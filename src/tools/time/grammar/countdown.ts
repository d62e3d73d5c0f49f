import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { isToday } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { unitOf } from "./expression.ts";

/** “D-7이 언제야? 시험은 8월 20일”: so many days before the one day that is told, wherever it stands. */
export function withCountdowns(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const isCountdown = ({ expression, start }: Phrase) =>
    startsFromToday(expression) && /^d\s?-/i.test(text.slice(start, start + 3));
  const phrases = phrasesOf(clauses);
  const countdown = phrases.find(isCountdown);
  const [event, ...more] = phrases.filter((phrase) => phrase !== countdown && !isToday(phrase));
  if (countdown?.expression.kind !== "shifted" || event === undefined || more.length > 0) return clauses;
  if (unitOf(event.expression) !== "day" || startsFromToday(event.expression)) return clauses;
  const { amount, unit } = countdown.expression;
  const expression = { kind: "shifted", base: event.expression, amount: -amount, unit } as const;
  return clauses
    .map((clause) => ({
      ...clause,
      items: clause.items.flatMap((item) =>
        item === event ? [] : item === countdown ? [{ ...countdown, expression }] : [item],
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
