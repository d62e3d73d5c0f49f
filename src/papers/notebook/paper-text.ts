import { placeOfQuote } from "#language";
import type { PaperAnswer } from "#protocol";

/** A long paper has as many characters; a book is read as far as this. */
const longestText = 100_000;

/** What a paper's document says, of which only the beginning may be at hand. */
export interface PaperText {
  readonly documentId: string;
  readonly pages: readonly { readonly page: number; readonly text: string }[];
  readonly text: string;
  readonly length: number;
}

export function paperText(documentId: string, pages: PaperText["pages"]): PaperText {
  const text = pages.map((page) => page.text).join("\n\n");
  return { documentId, pages, text: text.slice(0, longestText), length: text.length };
}

/** The page on which words stand, and where on it. */
export function placeOnPage({ documentId, pages }: PaperText, words: string): PaperAnswer["place"] {
  for (const { page, text } of pages) {
    const span = placeOfQuote(text, words);
    if (span !== null) return { documentId, page, ...span };
  }
  return undefined;
}
