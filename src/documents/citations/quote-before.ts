import { withoutSpaces } from "#language";

/** Opening marks by the closing ones that a quotation can have directly before a citation. */
const openings: Readonly<Record<string, string>> = {
  '"': '"',
  "”": "“",
  "'": "'",
  "’": "‘",
  "」": "「",
  "』": "『",
  "»": "«",
  "›": "‹",
  "》": "《",
  "〉": "〈",
};

/** Shorter ones are terms, not quotations. */
const leastLetters = 6;

/** What can stand between a quotation and its citation: emphasis, a full stop or comma, and who said it, in brackets. */
const tail = /(?:[*_]{1,3}|[.,。]|\([^()\n]{1,40}\)|\s)$/;
const mostTails = 8;

/** The quotation that a text ends with: in quotation marks or as a block quote. Null when there is none. */
export function quoteBefore(text: string): string | null {
  return blockQuote(text) ?? markedQuote(text);
}

function markedQuote(text: string): string | null {
  let words = text;
  for (let round = 0; round < mostTails && openings[words.at(-1) ?? ""] === undefined; round++) {
    const shorter = words.replace(tail, "").trimEnd();
    if (shorter === words) return null;
    words = shorter;
  }
  const closing = words.at(-1) ?? "";
  const opening = openings[closing];
  if (opening === undefined) return null;
  const start = closing === "'" ? openApostrophe(words) : words.lastIndexOf(opening, words.length - 2);
  if (start < 0) return null;
  return asQuote(words.slice(start + 1, -1));
}

/** An apostrophe opens only at the beginning of a word: that of "don't" does not. */
function openApostrophe(words: string): number {
  let at = words.length - 1;
  do at = words.lastIndexOf("'", at - 1);
  while (at > 0 && !/[\s(*_]/.test(words[at - 1] ?? ""));
  return at;
}

/** A longer block quote is not a quotation that anybody checks word by word. */
const mostLines = 30;

/** The block quote whose last line the text ends in. A line that only says where it is from is no part of it. */
function blockQuote(text: string): string | null {
  const lines = text.trimEnd().split("\n").slice(-mostLines);
  const quoted: string[] = [];
  for (let at = lines.length - 1; at >= 0 && /^\s{0,3}>/.test(lines[at] ?? ""); at--) {
    quoted.unshift((lines[at] ?? "").replace(/^[\s>]+/, ""));
  }
  const words = quoted.filter((line) => !/^[-–—]/.test(line)).join("\n");
  // Marks of earlier citations in the same quotation are no words of it.
  return asQuote(words.replace(/\[\d{1,3}\]/g, "").replace(/^["“‘「『]|["”’」』]?[.,]?\s*$/g, ""));
}

function asQuote(quote: string): string | null {
  return withoutSpaces(quote).length < leastLetters || quote.includes("\n\n") ? null : quote;
}
