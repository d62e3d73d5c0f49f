import { conceptTermsOf } from "#search";

const k1 = 1.2;
const b = 0.6;

/** Weighs terms in a handful of texts by BM25. */
export function createTermIndex(texts: readonly string[]) {
  const entries = texts.map((text) => {
    const terms = conceptTermsOf(text);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { counts, length: terms.length };
  });
  const holders = new Map<string, number>();
  for (const { counts } of entries) for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const averageLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);

  const rarity = (term: string) => {
    const count = holders.get(term) ?? 0;
    return count === 0 ? 0 : Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  };
  /** What a term is worth that no text holds: more than any that one of them holds. */
  const unknown = Math.log(1 + (entries.length + 0.5) / 0.5);
  return {
    rarity,
    /** How much of the terms, by what they are worth, each text holds: 0 to 1. */
    coverage(terms: ReadonlyMap<string, number>): number[] {
      const worths = [...terms.keys()].map((term) => ({ term, worth: rarity(term) || unknown }));
      const all = worths.reduce((sum, { worth }) => sum + worth, 0);
      return entries.map(
        ({ counts }) => worths.reduce((sum, { term, worth }) => sum + (counts.has(term) ? worth : 0), 0) / (all || 1),
      );
    },
    /** The score of every text, in their order. */
    scores(terms: ReadonlyMap<string, number>): number[] {
      const known = [...terms].flatMap(([term, weight]) => {
        const worth = weight * rarity(term);
        return worth === 0 ? [] : [{ term, worth }];
      });
      return entries.map(({ counts, length }) => {
        const damping = k1 * (1 - b + (b * length) / averageLength);
        return known.reduce((sum, { term, worth }) => {
          const count = counts.get(term) ?? 0;
          return count === 0 ? sum : sum + (worth * count * (k1 + 1)) / (count + damping);
        }, 0);
      });
    },
  };
}

export type TermIndex = ReturnType<typeof createTermIndex>;
