import { createCitationFilter } from "#documents";
import type { TextFilter } from "#kernel";
import type { Shelf } from "#papers";
import type { Citation, Language, StruckReference } from "#protocol";
import { createReferenceFilter } from "./reference-filter.ts";

export interface AnswerFilter extends TextFilter {
  result(): { readonly citations: readonly Citation[]; readonly struck: readonly StruckReference[] };
}

/** Every way of pointing to a paper passes here: references in words first, then marks, which resolve to the shelf or vanish. */
export function createAnswerFilter(shelf: Shelf, language: Language): AnswerFilter {
  const references = createReferenceFilter(shelf.papers, language);
  const marks = createCitationFilter(shelf.sources());
  return {
    push: (delta) => marks.push(references.push(delta)),
    flush: () => marks.push(references.flush()) + marks.flush(),
    result: () => {
      const { citations, struck } = marks.result();
      return {
        citations,
        struck: [...references.struck(), ...struck.map(({ mark, reason }) => ({ text: mark, reason }))],
      };
    },
  };
}
