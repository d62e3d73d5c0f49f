import { byRank, type Ranked } from "../ranking/top.ts";

/** What the words decide when meaning has a say. Measured in docs/search.md. */
const lexicalShare = 0.6;

/**
 * One ranking of two. Scores of words have no fixed scale and cosines crowd together, so each is first spread over nought
 * to one among its own candidates; what only one side found has nothing from the other.
 */
export function fuse(lexical: readonly Ranked[], semantic: readonly Ranked[]): Ranked[] {
  const scores = new Map<number, number>();
  for (const { id, score } of spread(lexical, 0)) scores.set(id, score * lexicalShare);
  const lowest = semantic.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY);
  for (const { id, score } of spread(semantic, lowest))
    scores.set(id, (scores.get(id) ?? 0) + score * (1 - lexicalShare));
  return [...scores].map(([id, score]) => ({ id, score })).sort(byRank);
}

function spread(ranking: readonly Ranked[], from: number): Ranked[] {
  const highest = ranking.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const range = highest - from;
  return ranking.map(({ id, score }) => ({ id, score: range > 0 ? (score - from) / range : 1 }));
}
