import { isSyllable } from "#language";

/** A text's letters in a form that can be compared, and the place in the text that each came from. */
export interface CompactText {
  readonly letters: string;
  readonly places: readonly number[];
}

/** White space, invisible characters, quotation and emphasis marks: what two copies of the same words may differ in. */
const passedOver = /[\s*_`"'“”‘’「」『』\u00ad\u200b-\u200f\u2060\ufeff]/;

/** Words without what copying changes: case, white space, ligatures, wide letters, kinds of quotes and dashes. */
export function compactText(text: string): CompactText {
  let letters = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Hangul syllables, digits and small letters are as they are: nearly all of a text.
    if (isSyllable(code) || (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a)) {
      letters += text[at];
      places.push(at);
      continue;
    }
    const letter = text[at] ?? "";
    if (passedOver.test(letter)) continue;
    const plain = /[\u0021-\u007e\uac00-\ud7a3]/.test(letter)
      ? letter
      : letter.normalize("NFKC").replace(/[‐‑–—]/g, "-");
    for (const each of plain.toLowerCase()) {
      letters += each;
      for (let unit = 0; unit < each.length; unit++) places.push(at);
    }
  }
  return { letters, places };
}
