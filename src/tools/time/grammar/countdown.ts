import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { isToday, unknownWords } from "./clause-facts.ts";
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
  if (!isToldOf(clauses, countdown, event)) return clauses;
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

/** “수능 D-100이 언제야? 여행은 12월 1일이야” counts to another day: what is counted to must be what the day is told of. */
function isToldOf(clauses: readonly Clause[], countdown: Phrase, event: Phrase): boolean {
  const wordsBeside = (phrase: Phrase) => {
    const clause = clauses.find(({ items }) => items.includes(phrase));
    return clause === undefined ? [] : unknownWords(clause).map(({ text }) => text);
  };
  const [counted, told] = [wordsBeside(countdown), wordsBeside(event)];
  const names = told.flatMap((word) => /^(.+?)[은는이가]$/u.exec(word)?.[1] ?? []);
  if (clauses.some(({ items }) => items.includes(countdown) && items.includes(event))) return true;
  return names.length > 0 && counted.every((word) => names.some((name) => word.startsWith(name)));
}
