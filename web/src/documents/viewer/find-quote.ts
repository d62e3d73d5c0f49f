export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A quote, and what stands around it where it was taken from: the same words may stand there more than once. */
export interface Quoted {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

/** A quote with its surroundings in a text, as far as its place there is known. */
export function quotedFrom(text: string, quote: string, span: Span | null): Quoted {
  if (span === null || squeeze(text.slice(span.start, span.end)).text !== squeeze(quote).text)
    return { before: "", quote, after: "" };
  return { before: text.slice(0, span.start), quote, after: text.slice(span.end) };
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
 * Where a quote stands in a text, whatever the whitespace; of several places, the one that is meant. A quote that is not
 * there as one piece (a page number or a hyphen stands in between) is looked for piece by piece. Empty when nothing of
 * it is there.
 */
export function findQuote(text: string, { before, quote, after }: Quoted): Span[] {
  const whole = squeeze(text);
  const meant = { before: squeeze(before).text, quote: squeeze(quote).text, after: squeeze(after).text };
  if (meant.quote === "") return [];
  const alike = mostAlike(whole.text, meant);
  // Rows of a table may be alike with all that is around them: then the number among them tells which is meant.
  const number = mostAlike(`${meant.before}${meant.quote}${meant.after}`, meant).indexOf(meant.before.length);
  const at = alike[number] ?? alike[0];
  if (at !== undefined) return [spanOf(whole.places, at, meant.quote.length)];
  return piecesIn(whole.text, meant.quote).map(({ start, end }) => spanOf(whole.places, start, end - start));
}

/** The places of a quote in a text that are most like the one that it was taken from. */
function mostAlike(text: string, quoted: Quoted): number[] {
  let most = 0;
  let places: number[] = [];
  for (let at = text.indexOf(quoted.quote); at >= 0; at = text.indexOf(quoted.quote, at + 1)) {
    const alike = likeness(text, at, quoted);
    if (alike > most) places = [];
    if (alike >= most) places.push(at);
    most = Math.max(most, alike);
  }
  return places;
}

/** As many letters before and after tell two places apart. */
const surroundings = 60;

/** How many letters around a place are the same as around the quote. */
function likeness(text: string, at: number, { before, quote, after }: Quoted): number {
  const end = at + quote.length;
  let [left, right] = [0, 0];
  while (left < Math.min(surroundings, before.length) && before.at(-1 - left) === text[at - 1 - left]) left += 1;
  while (right < Math.min(surroundings, after.length) && after[right] === text[end + right]) right += 1;
  return left + right;
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
