import { TermIndex } from "./term-index.ts";
import { textTermsOf } from "./text-terms.ts";

/** An index of a handful of texts by their terms; a text's slot is its place among them. */
export function indexTexts(texts: readonly string[]): TermIndex {
  const index = new TermIndex();
  for (const text of texts) {
    const counts = new Map<string, number>();
    for (const term of textTermsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    index.add(counts);
  }
  return index;
}
