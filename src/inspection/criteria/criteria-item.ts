import type { CriteriaVerdict } from "./verdict.ts";

/** A piece of a criteria document that decides something, with the line it starts on. */
export interface CriteriaItem {
  readonly line: number;
  readonly text: string;
  /** What the heading above says of everything under it: `## Critical`. */
  readonly sectionVerdict: CriteriaVerdict | null;
  /** What is taken out of it under a heading of exceptions, each with that heading's words. */
  readonly exceptions: readonly string[];
}
