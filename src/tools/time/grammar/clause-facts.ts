import { type Clause, type Phrase, phrasesOf } from "./clauses.ts";
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
  return phrasesOf([clause]).some(({ role }) => role === "from") ? "passed" : "remaining";
}

export function isPast(clause: Clause, asks: Asks | null): boolean {
  if (asks === "remaining") return false;
  return (
    asks === "passed" ||
    clause.items.some(
      (item) =>
        item.kind === "plain" &&
        (((item.token.kind === "particle" || item.token.kind === "ask") && item.token.past) ||
          /^(?:was|were|did)$/i.test(item.token.text)),
    )
  );
}

export const hasStray = ({ items }: Clause) => items.some(({ kind }) => kind === "stray");
export const unknownWords = ({ items }: Clause) =>
  items.flatMap((item) => (item.kind === "plain" && item.token.kind === "word" ? [item.token] : []));
export const isToday = ({ expression }: Phrase) => expression.kind === "relative-day" && expression.days === 0;
export const startOf = (item: Clause["items"][number]) => (item.kind === "phrase" ? item.start : item.token.start);
export const endOf = (item: Clause["items"][number]) => (item.kind === "phrase" ? item.end : item.token.end);

const pastFinal = 20;
const syllables = 0xac00;
const finals = 28;

/** 사겼는데, 했어요: a verb of the past is written with ㅆ; 있 and 겠 are not of the past. */
export function isTold({ items }: Clause): boolean {
  return items.some(
    (item) =>
      item.kind === "plain" &&
      item.token.kind === "word" &&
      [...item.token.text.replace(/[있겠]/g, "")].some(
        (letter) => /[가-힣]/.test(letter) && ((letter.codePointAt(0) ?? 0) - syllables) % finals === pastFinal,
      ),
  );
}
