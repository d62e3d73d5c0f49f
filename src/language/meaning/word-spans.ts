import type { Span } from "../span.ts";

const letter = /[\p{L}\p{N}%]/u;
const sign = /[$₩€£.,'’&+/-]/u;

/** What each character does in a word, looked up once: a letter, a sign that may stand in one, or neither. */
const kinds = new Uint8Array(65_536);
const isLetter = 1;
const isSign = 2;
const isNeither = 3;

function kindOf(code: number): number {
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  const character = String.fromCodePoint(code);
  const kind = letter.test(character) ? isLetter : sign.test(character) ? isSign : isNeither;
  // Rare letters beyond the table (𠀀, 𝑥) are looked up each time.
  if (code < kinds.length) kinds[code] = kind;
  return kind;
}

/** The words of a text: letters and figures with the signs before and between them. By hand, since every text is cut so. */
export function wordSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = -1;
  let end = -1;
  for (let at = 0, next = 0; at < text.length; at = next) {
    const code = text.codePointAt(at) ?? 0;
    next = at + (code > 0xffff ? 2 : 1);
    const kind = kindOf(code);
    if (kind === isNeither) {
      if (end > start) spans.push({ start, end });
      start = -1;
      end = -1;
      continue;
    }
    if (start === -1) start = at;
    if (kind === isLetter) end = next;
  }
  if (end > start) spans.push({ start, end });
  return spans;
}
