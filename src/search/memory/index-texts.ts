import { conceptTermsOf } from "../concepts/terms-of.ts";
import { TermIndex } from "./term-index.ts";

/** An index of a handful of texts by the terms of concepts; a text's slot is its place among them. */
export function indexTexts(texts: readonly string[]): TermIndex {
  const index = new TermIndex();
  for (const text of texts) {
    const counts = new Map<string, number>();
    for (const term of conceptTermsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
    index.add(counts);
  }
  return index;
}
