import type { ToolRun } from "../state.ts";
import { comparedSides } from "./compared-sides.ts";
import { asksForOverview } from "./cues.ts";
import { searchWords } from "./search-words.ts";
import { termsOf } from "./terms.ts";

/** Where documents say what they are about. */
const overviewWords = "목적 개요 요약 결론 purpose overview summary conclusion";
/** A side has been looked for when an earlier query holds so much of it. */
const lookedFor = 0.6;

export interface Asked {
  readonly question: string;
  readonly toolHistory: readonly ToolRun[];
  readonly iteration: number;
  readonly maxIterations: number;
}

/**
 * What to look for in the documents next; null when everything has been looked for. Two things that are compared are looked
 * for one after the other, since words of both lead to passages about neither, while a round is left to reason in.
 */
export function nextSearch({ question, toolHistory, iteration, maxIterations }: Asked): string | null {
  const queries = toolHistory.filter(({ tool }) => tool === "search_pdf_knowledge").map(({ query }) => query);
  const left = maxIterations - iteration;
  const sides = comparedSides(question);
  if (sides === null || (queries.length === 0 && left < 3)) {
    if (queries.length > 0) return null;
    return asksForOverview(question) ? overviewWords : searchWords(question);
  }
  const open = sides.find((side) => !queries.some((query) => termsOf(side).coverage(query) >= lookedFor));
  return open === undefined || (queries.length > 0 && left < 2) ? null : open;
}
