/** What a syllable of Hangul and any other character cost, counted high: between the tokenisers of today. */
const tokensOf = { hangul: 0.75, other: 0.3 } as const;

/** About how many tokens a text is for a model. */
export function estimateTokens(text: string): number {
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  return hangul * tokensOf.hangul + (text.length - hangul) * tokensOf.other;
}

/** The fewest tokens that so many characters can be: tells without their text that they are too many. */
export const fewestTokens = (characters: number): number => characters * tokensOf.other;
