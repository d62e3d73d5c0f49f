import { foldPlural, letterPairs } from "#language";

const runShape = /[가-힣]+|[\p{L}\p{N}]+/gu;
const hangul = /^[가-힣]/;

/**
 * What papers are found by: words without plurals, and Korean as pairs of syllables, so that 형태소분석기 is found by
 * 형태소 분석 and the other way round, whatever particle follows.
 */
export function searchTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const [run] of text.normalize("NFKC").toLowerCase().matchAll(runShape)) {
    if (!hangul.test(run)) tokens.push(foldPlural(run));
    else for (const pair of letterPairs(run)) tokens.push(pair);
  }
  return tokens;
}
