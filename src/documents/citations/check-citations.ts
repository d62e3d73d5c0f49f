import type { Source } from "#protocol";
import { type CheckedAnswer, createCitationFilter } from "./citation-filter.ts";

/** Checks the citations of a whole answer: see `createCitationFilter`, which does the same while an answer streams. */
export function checkCitations(answer: string, sources: readonly Source[]): CheckedAnswer {
  const filter = createCitationFilter(sources);
  filter.push(answer);
  filter.flush();
  return filter.result();
}
