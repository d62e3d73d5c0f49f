import type { Contract } from "#contracts";

/** Tokens of a contract that is read whole where a model answers; a longer one is read in parts. */
export const wholeContractTokens = 12_000;

/** What a syllable of Hangul and any other character cost, counted high: between the tokenisers of today. */
const tokensOf = { hangul: 0.75, other: 0.3 } as const;

/** Whether a contract fits into so many tokens. */
export function fitsWhole({ text }: Contract, maxTokens: number): boolean {
  // Not even all of it as Latin letters would fit: nothing to count.
  if (text.length * tokensOf.other > maxTokens) return false;
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  return hangul * tokensOf.hangul + (text.length - hangul) * tokensOf.other <= maxTokens;
}
