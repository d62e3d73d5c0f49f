import { oneLine } from "./letters.ts";
import type { Span } from "./span.ts";

/** White space and typographic marks, in which a copy may differ from what it copies. */
const ignored = /[\s"'“”‘’‐‑\u00ad-]/u;

/** Fewer letters stand in a text by accident. */
const shortestQuote = 10;

/** The words of a text that a quotation copies, as the text has them; null where it does not have them. */
export function findQuote(text: string, quote: string): string | null {
  const copied = quote.replace(/[.。…]+\s*$/u, "");
  const place = bare(copied).letters.length < shortestQuote ? null : placeOfQuote(text, copied);
  if (place === null) return null;
  const end = text.slice(place.end).match(/^[.。!?]/u) === null ? place.end : place.end + 1;
  return oneLine(text.slice(place.start, end));
}

/** Where words that somebody copied stand in a text. */
export function placeOfQuote(text: string, quote: string): Span | null {
  const { letters: wanted } = bare(quote);
  const { letters, places } = bare(text);
  const at = wanted === "" ? -1 : letters.indexOf(wanted);
  return at === -1 ? null : { start: places[at] ?? 0, end: (places[at + wanted.length - 1] ?? 0) + 1 };
}

/** The letters of a text that count, with the place of each. */
function bare(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (ignored.test(letter)) continue;
    letters.push(letter);
    places.push(at);
  }
  return { letters: letters.join(""), places };
}
