import type { DocumentPage } from "#protocol";
import type { Span } from "./find-quote.ts";

/** A place in a document with the words that were looked for. */
export interface Match {
  readonly page: number;
  readonly span: Span;
}

const mostMatches = 500;

/** Every place of some words, whatever the case and the whitespace; the first of them where there are very many. */
export function findInPages(pages: readonly DocumentPage[], words: string): Match[] {
  const letters = [...words.replace(/\s/g, "")];
  const matches: Match[] = [];
  if (letters.length === 0) return matches;
  const pattern = new RegExp(letters.map(escaped).join("\\s*"), "gi");
  for (const { page, text } of pages) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      matches.push({ page, span: { start: index, end: index + found.length } });
      if (matches.length === mostMatches) return matches;
    }
  }
  return matches;
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
