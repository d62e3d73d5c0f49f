import { foldPlural, pairsAndWords } from "#language";

/**
 * What papers are found by: words without plurals, and Korean as pairs of syllables, so that 형태소분석기 is found by
 * 형태소 분석 and the other way round, whatever particle follows.
 */
export function searchTokens(text: string): string[] {
  return pairsAndWords(text.normalize("NFKC"), foldPlural);
}
