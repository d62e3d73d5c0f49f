import type { Paper } from "./paper.ts";
import { titleOf, yearOfCsl } from "./reading.ts";

/** By year, then by title; papers without a year at the end. */
export function newestPapersFirst(papers: readonly Paper[]): Paper[] {
  const keyed = papers.map((paper) => ({ paper, year: yearOfCsl(paper.csl) ?? 0, title: titleOf(paper) }));
  keyed.sort((left, right) => right.year - left.year || (left.title < right.title ? -1 : 1));
  return keyed.map(({ paper }) => paper);
}
