import type { KnownNames } from "./known-names.ts";

const figure = /(?<![\d.])\d[\d,.]*\d|\d/gu;
/** The year of the work is told by whoever makes something up, too. */
const year = /^(?:19|20)\d{2}$/;

/** Whose title translates roughly as “…”: what stands before words that the answer put into its own language. */
export const translatesAs = /\btranslat\w+\s(?:\w+\s)?(?:as|to|into)\s*$|번역하면\s*$|옮기면\s*$/iu;

/**
 * ‘교실 이산화탄소와 주의력’ 연구에서는 6% 느려졌습니다 [3]: the title of a source in Latin letters, put into Korean, with what that source
 * has found. Whoever makes a title up tells other figures.
 */
export function isTranslatedTitle(title: string, text: string, known: KnownNames, cited: readonly string[]): boolean {
  if (cited.length === 0 || !/[가-힣]{2}/u.test(title)) return false;
  const figures = (text.replace(title, " ").match(figure) ?? []).filter((each) => !year.test(each));
  if (figures.length === 0) return false;
  const theirs = known.sources.filter(({ label }) => label !== null && cited.includes(label));
  return theirs.some(
    ({ flat, words }) => !/[가-힣]{3}/u.test(flat) && figures.every((each) => words.has(each.replace(/[.,]+$/u, ""))),
  );
}
