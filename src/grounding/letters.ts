import { oneOf } from "#language";

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

/** The number of an item of a list. */
export const itemNumber = /^\s*\d{1,3}[.)]\s+/u;

/** Signs of lists, headings and provisions that stand before a sentence: -, 2., (a), ①, ##, 제5조(반환), Section 4. */
const sign = new RegExp(
  `^\\s*(?:${oneOf`
    [-–—*•·▪◦‣○●■□◆◇▶※>]+(?=\s|[가-힣])
    #{1,6}\s
    \[[ xX]\]\s
    [①-⑳㉠-㉻]
    \(?(?:\d{1,2}|[가-하]|[a-zA-Z]|[ivx]{1,5})[.)](?=\s|[a-zA-Z가-힣])
    \d{1,2}(?:\.\d{1,2}){1,2}\.?\s
    제\s?\d+\s?(?:조|항|호)(?:의\s?\d+)?\s?(?:[([【][^)\]】\n]{1,40}[)\]】])?
    (?:Article|Section|Clause)\s\d+(?:\.\d+)*\.?\s?(?:\([^)\n]{1,60}\))?[.:]?\s
  `})\\s*`,
  "u",
);
/** So many signs stand before a sentence at most. */
const maxSigns = 4;

/** A sentence without the signs that number or name it. */
export function withoutListSign(sentence: string): string {
  let rest = sentence;
  for (let signs = 0; signs < maxSigns; signs++) {
    const shorter = rest.replace(sign, "");
    if (shorter === rest || shorter === "") break;
    rest = shorter;
  }
  return rest;
}
