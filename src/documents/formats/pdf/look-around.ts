import { isKoreanBreak, type SpacingCounts, spaceLikelihood } from "./korean-spacing.ts";
import type { Surroundings } from "./line-join.ts";
import { usualSpacing } from "./usual-spacing.ts";

/** A page's lines and what can be learnt from their insides. */
export interface Learnt {
  readonly lines: readonly string[];
  /** Words that no line break can have cut. */
  readonly words: ReadonlySet<string>;
  readonly spacing: SpacingCounts;
}

/** About as many breaks fall on a space where lines break anywhere. */
const spacedShare = 0.46;
/** No single break may decide how a whole page breaks its lines. */
const leastLikelihood = 0.02;

/** What a page and its neighbours tell about the line breaks of the page. */
export function lookAround(page: Learnt, window: readonly Learnt[]): Surroundings {
  const spacing = window.map((each) => each.spacing);
  const likelihoodOf = (before: string, after: string) => spaceLikelihood(before, after, [...spacing, usualSpacing()]);
  const likelihoods = page.lines.flatMap((line, index) => {
    const before = page.lines[index - 1] ?? "";
    return isKoreanBreak(before, line) ? [likelihoodOf(before, line)] : [];
  });
  return {
    knows: (word) => window.some((each) => each.words.has(word)),
    spaceLikelihood: likelihoodOf,
    wholeWords: likelihoods.reduce((sum, each) => sum + Math.log(Math.max(each, leastLikelihood) / spacedShare), 0) > 0,
  };
}
