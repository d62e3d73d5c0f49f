import type { Citation, Source, Statement } from "#protocol";
import { type CheckedAnswer, createCitationFilter } from "./citation-filter.ts";

/** The citations of a grounded answer. A sentence that names what nobody has found cites nothing. */
export function soundCitations(
  answer: string,
  statements: readonly Statement[],
  sources: readonly Source[],
): Citation[] {
  const sound = statements
    .filter(({ status }) => status === "unknown-name")
    // Blanks in its stead: every other mark keeps its place.
    .reduce((text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end), answer);
  return [...checkCitations(sound, sources).citations];
}

/** Checks the citations of a whole answer: see `createCitationFilter`, which does the same while an answer streams. */
export function checkCitations(answer: string, sources: readonly Source[]): CheckedAnswer {
  const filter = createCitationFilter(sources);
  filter.push(answer);
  filter.flush();
  return filter.result();
}
