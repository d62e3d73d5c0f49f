import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, isToday, unknownWords } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { today, unitOf } from "./expression.ts";
import { rebased } from "./expression-relations.ts";

/** “D-7이 언제야? 시험은 8월 20일”: so many days before the one day that is told, wherever it stands. */
export function withCountdowns(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const isCountdown = ({ expression, start }: Phrase) =>
    startsFromToday(expression) && /^d\s?-/i.test(text.slice(start, start + 3));
  const phrases = phrasesOf(clauses);
  const countdown = phrases.find(isCountdown);
  if (countdown !== undefined && phrases.every((phrase) => phrase === countdown || isToday(phrase)))
    return withTodaySaid(clauses, countdown);
  const [event, ...more] = phrases.filter((phrase) => phrase !== countdown && !isToday(phrase));
  if (countdown?.expression.kind !== "shifted" || event === undefined || more.length > 0) return clauses;
  if (unitOf(event.expression) !== "day" || startsFromToday(event.expression)) return clauses;
  if (!isToldOf(clauses, countdown, event)) return clauses;
  const { amount, unit } = countdown.expression;
  // “D-7이 다음 주 월요일이면 시험은 언제야?”: the day that is counted down to lies as far after the one that is told.
  const isDayOfCount = countdown.role === "subject" && isRightAfter(text, countdown, event);
  const by = isDayOfCount ? amount : -amount;
  const expression = { kind: "shifted", base: event.expression, amount: by, unit } as const;
  return clauses
    .map((clause) => ({
      ...clause,
      items: clause.items.flatMap((item) =>
        item === event ? [] : item === countdown ? [{ ...countdown, expression }] : [item],
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** “D-7이 12월 25일 기준으로 며칠이야?” counts down to the day that is told. */
const isRightAfter = (text: string, { end }: Phrase, event: Phrase) =>
  /^\s*[이가은는]\s*$/.test(text.slice(end, event.start)) && !/^\s*(?:을|를)?\s*기준/.test(text.slice(event.end));

/** “수능이 D-9라던데”: it is so many days ahead, whatever it is; “수능 D-100이 언제야?” is another day. */
function withTodaySaid(clauses: readonly Clause[], countdown: Phrase): readonly Clause[] {
  const expression = rebased(countdown.expression, { ...today });
  return clauses.map((clause) => {
    const after = clause.items[clause.items.indexOf(countdown) + 1];
    const isSaid = after?.kind === "plain" && after.token.kind === "particle" && after.token.role === "other";
    if (!clause.items.includes(countdown) || asksOf(clause) !== null || !isSaid) return clause;
    return { ...clause, items: clause.items.map((item) => (item === countdown ? { ...countdown, expression } : item)) };
  });
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
