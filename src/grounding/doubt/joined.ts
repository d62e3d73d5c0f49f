import type { ClaimClause } from "../claim.ts";
import type { Token } from "../tokens.ts";
import type { EvidenceWords } from "./evidence-words.ts";
import type { Place } from "./unit-index.ts";

/** Shares of a claim's words that stand in the sentence which its clause is closest to. */
export interface Joined {
  readonly matched: number;
  readonly byLetters: number;
}

/** A claim that joins two sentences of the evidence, a clause of each, scatters nothing. */
export function joinedShares(
  mine: readonly Token[],
  clauses: readonly ClaimClause[],
  { sentencesWith }: EvidenceWords,
): Joined {
  let matched = 0;
  let byLetters = 0;
  for (const { start, end } of clauses) {
    const own = mine.filter((token) => token.start >= start && token.end <= end);
    const scores = new Map<Place, number>();
    for (const token of own)
      for (const { place, score } of sentencesWith(token)) scores.set(place, (scores.get(place) ?? 0) + score);
    let best: Place | null = null;
    for (const [place, score] of scores) if (best === null || score > (scores.get(best) ?? 0)) best = place;
    if (best === null) continue;
    for (const token of own) {
      const hit = sentencesWith(token).find(({ place }) => place === best);
      if (hit !== undefined) matched += 1;
      if (hit?.score === 1) byLetters += 1;
    }
  }
  return { matched: matched / mine.length, byLetters: byLetters / mine.length };
}
