import type { Citation, Source, Statement } from "#protocol";
import { checkCitations } from "./check-citations.ts";

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
