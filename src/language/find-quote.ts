import { oneLine } from "./letters.ts";
import type { Span } from "./span.ts";

/** All but white space and typographic marks, in which a copy may differ from what it copies. */
const countedLetters = /[^\s"'“”‘’‐‑\u00ad-]+/gu;

/** Fewer letters stand in a text by accident. */
const shortestQuote = 10;

/** The words of a text that a quotation copies, as the text has them; null where it does not have them. */
export function findQuote(text: string, quote: string): string | null {
  const copied = quote.replace(/[.。…]+\s*$/u, "");
  const place = bare(copied).length < shortestQuote ? null : placeOfQuote(text, copied);
  if (place === null) return null;
  const end = text.slice(place.end).match(/^[.。!?]/u) === null ? place.end : place.end + 1;
  return oneLine(text.slice(place.start, end));
}

/** Where words that somebody copied stand in a text. */
export function placeOfQuote(text: string, quote: string): Span | null {
  const wanted = bare(quote);
  const at = wanted === "" ? -1 : bare(text).indexOf(wanted);
  if (at === -1) return null;
  let start: number | undefined;
  let passed = 0;
  for (const { 0: letters, index } of text.matchAll(countedLetters)) {
    const upTo = passed + letters.length;
    if (at < upTo) start ??= index + at - passed;
    if (start !== undefined && at + wanted.length <= upTo) return { start, end: index + at + wanted.length - passed };
    passed = upTo;
  }
  return null;
}

/** The letters of a text that count. */
const bare = (text: string): string => text.match(countedLetters)?.join("") ?? "";
