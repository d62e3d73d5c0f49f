/** What a copy may differ in from what it copies: white space, quotation marks, dashes, emphasis, borders of cells. */
export const ignoredLetters = /[\s"'“”‘’«»「」『』*_`|\u00ad\u200b\ufeff‐‑‒–—-]/u;
const ignored = new RegExp(ignoredLetters, "gu");
const stopsAtEnd = /[.,;:!?…。·]+$/u;

/** The letters of a text that count when words are looked up in it. */
export function lettersOf(text: string): string {
  return text.replace(ignored, "").toLowerCase();
}

/** The same without the stop that may end it. */
export function quotedLetters(text: string): string {
  return lettersOf(text).replace(stopsAtEnd, "");
}
