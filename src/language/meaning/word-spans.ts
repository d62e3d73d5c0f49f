import type { Span } from "../span.ts";

const letter = /[\p{L}\p{N}%]/u;
const sign = /[$₩€£.,'’&+/-]/u;
const surrogate = /[\ud800-\udfff]/;
const wordShape = /[\p{L}\p{N}%$₩€£.,'’&+/-]*[\p{L}\p{N}%]/gu;

/** What each character does in a word, looked up once: a letter, a sign that may stand in one, or neither. */
const kinds = new Uint8Array(65_536);
const isLetter = 1;
const isSign = 2;
const isNeither = 3;

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  let kind = kinds[code] ?? isNeither;
  if (kind !== 0) return kind;
  const character = text.charAt(at);
  kind = letter.test(character) ? isLetter : sign.test(character) ? isSign : isNeither;
  kinds[code] = kind;
  return kind;
}

/** The words of a text: letters and figures with the signs before and between them. By hand, since every text is cut so. */
export function wordSpans(text: string): Span[] {
  const spans: Span[] = [];
  if (surrogate.test(text)) {
    for (const { index, 0: word } of text.matchAll(wordShape)) spans.push({ start: index, end: index + word.length });
    return spans;
  }
  let start = -1;
  let end = -1;
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf(text, at);
    if (kind === isNeither) {
      if (end > start) spans.push({ start, end });
      start = -1;
      end = -1;
      continue;
    }
    if (start === -1) start = at;
    if (kind === isLetter) end = at + 1;
  }
  if (end > start) spans.push({ start, end });
  return spans;
}
