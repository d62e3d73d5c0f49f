import type { CriteriaVerdict } from "./verdict.ts";

/** A piece of a criteria document that decides something, with the line it starts on. */
export interface CriteriaItem {
  readonly line: number;
  readonly text: string;
  /** What the heading above says of everything under it: `## Critical`. */
  readonly sectionVerdict: CriteriaVerdict | null;
  /** What is taken out of it, a list for each heading that has some: the same lists for all items under that heading. */
  readonly exceptions: readonly ExceptionList[];
}

/** A line under a heading of exceptions, with that heading's words. */
export interface ListedException {
  readonly line: number;
  readonly words: string;
  readonly text: string;
}
/** In the order of the document, and never empty. */
export type ExceptionList = readonly ListedException[];
