export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text without its whitespace, and where each character left stood. */
function squeeze(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let squeezed = "";
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/\s/.test(character)) continue;
    squeezed += character;
    places.push(at);
  }
  return { text: squeezed, places };
}

/** The shortest piece of a quote that is worth marking on its own. */
const shortestPiece = 12;

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
  return pieces(wanted).flatMap((piece) => {
    const found = whole.text.indexOf(piece);
    return found < 0 ? [] : [spanOf(whole.places, found, piece.length)];
  });
}

function spanOf(places: readonly number[], at: number, length: number): Span {
  return { start: places[at] ?? 0, end: (places[at + length - 1] ?? 0) + 1 };
}

function pieces(squeezed: string): string[] {
  const cut: string[] = [];
  for (let at = 0; at < squeezed.length; at += shortestPiece * 2) cut.push(squeezed.slice(at, at + shortestPiece * 2));
  return cut.filter((piece) => piece.length >= shortestPiece);
}
