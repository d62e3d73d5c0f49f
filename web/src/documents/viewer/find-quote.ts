export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text without its whitespace, and where each character left stood. */
function squeeze(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let squeezed = "";
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    squeezed += word;
    for (let at = index; at < index + word.length; at += 1) places.push(at);
  }
  return { text: squeezed, places };
}

/** The shortest piece of a quote that is worth marking on its own. */
const shortestPiece = 8;

/**
 * Where a quote stands in a text, whatever the whitespace. A quote that is not there as one piece (a page number or a
 * hyphen stands in between) is looked for piece by piece. Empty when nothing of it is there.
 */
export function findQuote(text: string, quote: string, hint: Span | null = null): Span[] {
  const whole = squeeze(text);
  const wanted = squeeze(quote).text;
  if (wanted === "") return [];
  if (hint !== null && squeeze(text.slice(hint.start, hint.end)).text === wanted) return [hint];
  const at = whole.text.indexOf(wanted);
  if (at >= 0) return [spanOf(whole.places, at, wanted.length)];
  return piecesIn(whole.text, wanted).map(({ start, end }) => spanOf(whole.places, start, end - start));
}

function spanOf(places: readonly number[], at: number, length: number): Span {
  return { start: places[at] ?? 0, end: (places[at + length - 1] ?? 0) + 1 };
}

/** The longest pieces of a quote that stand in a text, from the quote's beginning to its end. */
function piecesIn(text: string, quote: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at + shortestPiece <= quote.length) {
    let length = shortestPiece;
    let start = text.indexOf(quote.slice(at, at + length));
    if (start < 0) {
      at += 1;
      continue;
    }
    while (at + length < quote.length) {
      const longer = text.indexOf(quote.slice(at, at + length + 1), start);
      if (longer < 0) break;
      start = longer;
      length += 1;
    }
    spans.push({ start, end: start + length });
    at += length;
  }
  return spans;
}
