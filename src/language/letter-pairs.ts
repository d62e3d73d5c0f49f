import { lettersOnly } from "./letters-in.ts";
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
