import { isKoreanBreak, type SpacingCounts, spaceLikelihood } from "./korean-spacing.ts";
import type { Surroundings } from "./line-join.ts";

/** A page's lines and what can be learnt from their insides. */
export interface Learnt {
  readonly lines: readonly string[];
  /** Words that no line break can have cut. */
  readonly words: ReadonlySet<string>;
  readonly spacing: SpacingCounts;
}

/** Fewer breaks than this tell nothing about how the document breaks its lines. */
const fewBreaks = 8;

/** What a page and its neighbours tell about the line breaks of the page. */
export function lookAround(page: Learnt, window: readonly Learnt[]): Surroundings {
  const spacing = window.map((each) => each.spacing);
  const likelihoods = page.lines.flatMap((line, index) => {
    const before = page.lines[index - 1] ?? "";
    return isKoreanBreak(before, line) ? [spaceLikelihood(before, line, spacing)] : [];
  });
  const mean = likelihoods.reduce((sum, each) => sum + each, 0) / likelihoods.length;
  return {
    knows: (word) => window.some((each) => each.words.has(word)),
    spaceLikelihood: (before, after) => spaceLikelihood(before, after, spacing),
    wholeWords: likelihoods.length < fewBreaks || mean > 0.6,
  };
}
