import type { DocumentPage } from "#protocol";
import { findQuote, type Span } from "./find-quote.ts";

/** A place in a document with the words that were looked for. */
export interface Match {
  readonly page: number;
  readonly span: Span;
}

const mostMatches = 500;

/** Every place of some words, whatever the case and the whitespace; the first of them where there are very many. */
export function findInPages(pages: readonly DocumentPage[], words: string): Match[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [];
  const matches: Match[] = [];
  for (const { page, text } of pages) {
    const lower = text.toLowerCase();
    for (let from = 0; matches.length < mostMatches; ) {
      const [span] = exactly(lower.slice(from), wanted);
      if (span === undefined) break;
      matches.push({ page, span: { start: from + span.start, end: from + span.end } });
      from += span.end;
    }
  }
  return matches;
}

/** The words as one piece; half of them is no match. */
function exactly(text: string, wanted: string): Span[] {
  const spans = findQuote(text, wanted);
  const squeezed = (value: string) => value.replace(/\s/g, "");
  const [span] = spans;
  return span !== undefined && squeezed(text.slice(span.start, span.end)) === squeezed(wanted) ? [span] : [];
}
