import type { Clause } from "../clause.ts";
import { startOf } from "../clause-facts.ts";
import type { DateToken } from "../token.ts";

/** Words on end that a question is read without. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** A longer question tells a story: too much of it would have to be left out, and reading it often takes time. */
const mostWords = 30;
/** A question is read again so often and no more. */
const mostParts = 48;
/** Whole clauses and sentences are tried before such runs of words. */
const wordsBeforeClauses = 2.5;

/** What may be left out of a question: single words first, then whole clauses and sentences, then more and more words. */
export function partsLeftOut(text: string, tokens: readonly DateToken[], clauses: readonly Clause[]): Part[] {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  if (words.length > mostWords) return [];
  const borders = bordersOf(words, tokens, clauses);
  const parts = words.flatMap(({ start }, first) =>
    words.slice(first, first === 0 ? -1 : undefined).map(({ end }, more) => {
      const isWhole = borders.has(first) && borders.has(first + more + 1);
      const count = more + 1;
      return { start, end, words: count, rank: isWhole ? Math.min(count, wordsBeforeClauses) : count };
    }),
  );
  return parts
    .sort((a, b) => a.rank - b.rank || a.start - b.start)
    .slice(0, mostParts)
    .map(({ start, end, words }) => ({ start, end, words }));
}

/** Which words begin a clause or sentence, and the end. */
function bordersOf(
  words: readonly { readonly start: number; readonly end: number }[],
  tokens: readonly DateToken[],
  clauses: readonly Clause[],
): ReadonlySet<number> {
  const begun = clauses.map(({ items }) => Math.min(...items.map(startOf)));
  const inClauses = begun.map((at) => words.findIndex(({ end }) => end > at));
  const afterMarks = tokens
    .filter(({ kind }) => kind === "break")
    .map((mark) => words.findIndex(({ start }) => start >= mark.end));
  return new Set([0, words.length, ...inClauses, ...afterMarks]);
}
