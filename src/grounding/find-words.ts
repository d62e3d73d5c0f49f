import { oneLine } from "#language";
import { ignoredLetters, lettersOf } from "./letters.ts";

const isOpening = (letter: string) => /[\p{Ps}\p{Pi}]/u.test(letter);
const isClosing = (letter: string) => /[\p{Pe}\p{Pf}]/u.test(letter);

/** Words begin and end with the brackets and quotation marks that stand at them. */
const opening = (text: string, start: number): number =>
  isOpening(text.charAt(start - 1)) ? opening(text, start - 1) : start;
const closing = (text: string, end: number): number => (isClosing(text.charAt(end)) ? closing(text, end + 1) : end);

/** Gives words as a text has them, in one line, across white space and typography; null where it does not have them. */
export type WordFinder = (words: string) => string | null;

/** Reads a text once for any number of words to be found in it. */
export function createWordFinder(text: string): WordFinder {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (ignoredLetters.test(letter)) continue;
    letters.push(letter.toLowerCase());
    places.push(at);
  }
  const joined = letters.join("");
  return (words) => {
    const wanted = lettersOf(words);
    const at = wanted === "" ? -1 : joined.indexOf(wanted);
    if (at === -1) return null;
    const [start, last] = [places[at] ?? 0, places[at + wanted.length - 1] ?? 0];
    return oneLine(text.slice(opening(text, start), closing(text, last + 1)));
  };
}
