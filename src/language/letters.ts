const digit = /\d/;
const hangul = /[가-힣]/;
const letter = /[\p{L}\p{N}]/u;
const spaces = /\s+/gu;
const others = /[^\p{L}\p{N}]+/gu;

export const hasDigit = (text: string): boolean => digit.test(text);
export const hasHangul = (text: string): boolean => hangul.test(text);

/** Whether a text has a letter or a figure. */
export const hasLetters = (text: string): boolean => letter.test(text);

/** A text without anything but its letters and figures. */
export const lettersOnly = (text: string): string => text.replace(others, "");

/** A text on one line: runs of white space are one space, and none stands at either end. */
export const oneLine = (text: string): string => text.replace(spaces, " ").trim();

/** A text without the accents of its letters, which a plain keyboard leaves out. */
export const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

/** A text without any white space. */
export const withoutSpaces = (text: string): string => text.replace(spaces, "");

/** The neighbouring letters of a word, in order: 손해배상 is 손해, 해배, 배상. A single letter stands for itself. */
export function letterPairs(word: string): string[] {
  if (word.length === 1) return [word];
  const pairs: string[] = [];
  for (let at = 0; at + 1 < word.length; at++) pairs.push(word.slice(at, at + 2));
  return pairs;
}

/** How much of the words' letter pairs a text holds, 0 to 1. Pairs find 손해배상 in 손해 배상은 and need no dictionary. */
export function overlap(words: string, text: string): number {
  return overlapWith(words)(text);
}

/** The same for many texts: the words may be a long pasted text, and are taken apart once. */
export function overlapWith(words: string): (text: string) => number {
  const wanted = new Set(letterPairs(lettersOf(words)));
  if (wanted.size === 0) return () => 0;
  return (text) => wanted.intersection(new Set(letterPairs(lettersOf(text)))).size / wanted.size;
}

function lettersOf(text: string): string {
  return lettersOnly(text.normalize("NFKC").toLowerCase());
}
