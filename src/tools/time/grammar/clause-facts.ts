import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { isPastVerb } from "./korean/hangul.ts";
import type { Asks } from "./token.ts";

/** Where a clause asks. Words after that say why it is asked: “며칠이더라 까먹음”. */
export function askedAt({ items }: Clause): number {
  const asking = items.find((item) => item.kind === "plain" && item.token.kind === "ask");
  return asking === undefined ? Number.POSITIVE_INFINITY : startOf(asking);
}

/** Where a clause points back to a day that was told: 그날이, 메일에 쓸. What it says before is about that day. */
export function pointedAt({ items }: Clause): number {
  const pointing = items.findLast((item) => item.kind === "plain" && item.token.kind === "that-day");
  return pointing === undefined ? Number.NEGATIVE_INFINITY : startOf(pointing);
}

export const asksForEach = (clauses: readonly Clause[]) =>
  clauses.some(({ items }) => items.some((item) => item.kind === "plain" && item.token.kind === "each"));

/** "Between A and B", A와 B 사이. */
export function between({ items }: Clause): boolean {
  return items.some((item) => item.kind === "plain" && item.token.kind === "between");
}

export function asksOf(clause: Clause): Asks | null {
  const asked = clause.items.flatMap((item) =>
    item.kind === "plain" && item.token.kind === "ask" ? [item.token.asks] : [],
  );
  const known = asked.filter((asks) => asks !== "clock");
  const strong = known.find((asks) => asks !== "day" && asks !== "count");
  if (strong !== undefined || known[0] !== "count") return strong ?? known[0] ?? null;
  const has = (role: Phrase["role"]) => phrasesOf([clause]).some((phrase) => phrase.role === role);
  return has("from") && !has("until") ? "passed" : "remaining";
}

export function isPast(clause: Clause, asks: Asks | null): boolean {
  if (asks === "remaining") return false;
  return (
    asks === "passed" ||
    asks === "day-number" ||
    clause.items.some(
      (item) =>
        item.kind === "plain" &&
        (((item.token.kind === "particle" || item.token.kind === "ask") && item.token.past) ||
          /^(?:was|were|did)$/i.test(item.token.text)),
    )
  );
}

/** The words of a clause as they are written, those that were read as a day left out. */
export const textsOf = ({ items }: Clause) =>
  items.flatMap((item) => (item.kind === "phrase" ? [] : [item.token.text]));
export const hasStray = ({ items }: Clause) => items.some(({ kind }) => kind === "stray");
export const unknownWords = ({ items }: Clause) =>
  items.flatMap((item) => (item.kind === "plain" && item.token.kind === "word" ? [item.token] : []));
export const isToday = ({ expression }: Phrase) => {
  // "It's Sunday today"
  const day = expression.kind === "said-weekday" ? expression.base : expression;
  return day.kind === "relative-day" && day.days === 0;
};
/** 오늘 보냈어: names no other day. */
export const isOnlyToday = (clause: Clause) =>
  phrasesOf([clause]).length > 0 && phrasesOf([clause]).every(isToday) && !hasStray(clause);
export const startOf = (item: Clause["items"][number]) => (item.kind === "phrase" ? item.start : item.token.start);
export const endOf = (item: Clause["items"][number]) => (item.kind === "phrase" ? item.end : item.token.end);

/** 사겼는데, 했어요. */
export const isTold = (clause: Clause) => unknownWords(clause).some(({ text }) => isPastVerb(text));
