/** White space and typographic marks, in which a copy may differ from what it copies. */
const ignored = /[\s"'“”‘’‐‑\u00ad-]/u;

/** Fewer letters stand in a text by accident. */
const shortestQuote = 10;

/** The words of a text that a quotation copies, as the text has them; null where it does not have them. */
export function findQuote(text: string, quote: string): string | null {
  const { letters: wanted } = bare(quote.replace(/[.。…]+\s*$/u, ""));
  if (wanted.length < shortestQuote) return null;
  const { letters, places } = bare(text);
  const at = letters.indexOf(wanted);
  if (at === -1) return null;
  const [start, last] = [places[at] ?? 0, places[at + wanted.length - 1] ?? 0];
  const end = text.slice(last + 1).match(/^[.。!?]/u) === null ? last + 1 : last + 2;
  return text.slice(start, end).replace(/\s+/g, " ").trim();
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
