import { normaliseRule } from "./rule.ts";

/** A letter that could not be read. */
const garbled = /[\ufffd\p{Co}]/gu;
const lost = "\ufffd";
/** Control characters that are no white space: a letter may have been there, such as a ligature, or none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\x00-\x08\x0e-\x1f\x7f\x80-\x84\x86-\x9f]/gu;
/** Bullets of a font's own, which may go or become another sign. */
const ownBullet = /(?<=^[ \t]*)\p{Co}(?=[ \t])/gmu;
/** A hyphen at the end of a line may be one of the word's own, or of its breaking. */
const brokenWord = /(\p{Ll})[-‐]\n\s*(?=\p{Ll})/gu;
/** Stands for such a hyphen; no character of any text. */
const hyphen = "\ufdd0";
/** Stands for a control character. */
const maybe = "\ufdd2";
/** Stands for a bullet. */
const bullet = "\ufdd1";
const optionalParts = /(\ufffd+|\ufdd0|\ufdd1|\ufdd2+)/u;
const sign = /^[^\p{L}\p{N}\s]/u;

/** What a gap may not be filled with: whether it was 3 or 5, 있다 or 없다, 가능 or 불가능 is no question of tidying. */
const guessed = /\p{N}|[있없않못불비미무부]|아니|n/iu;
/** A lost letter may have been a ligature. */
const lettersForOne = 2;

/** Whether a tidied page has the letters of the page: white space may differ, and what was garbled may be mended. */
export function hasSameLetters(page: string, tidied: string): boolean {
  const marked = page.replace(/\r\n?/g, "\n").replace(brokenWord, `$1${hyphen}`).replace(ownBullet, bullet);
  const wanted = foldedLetters(marked);
  const written = foldedLetters(tidied);
  let places = new Set([0]);
  for (const part of wanted.split(optionalParts)) {
    if (part === "") continue;
    places = new Set([...places].flatMap((place) => placesAfter(part, written, place)));
    if (places.size === 0) return false;
  }
  return places.has(written.length);
}

/** Without what tidying may change. A blank between two digits stays: 3 5 is not 35. */
function foldedLetters(text: string): string {
  const { text: plain } = normaliseRule({
    name: "",
    page: 0,
    text: text.replace(control, maybe).replace(garbled, lost),
  });
  return plain
    .replace(/[“”„‟]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(?<=\p{N})\s+(?=\p{N})/gu, " ")
    .replace(/(?<!\p{N})\s+|\s+(?!\p{N}|\s)/gu, "");
}

/** Where a text may go on after a part of the page, if that part stands at a place of it. */
function placesAfter(part: string, written: string, place: number): number[] {
  if (part === hyphen) return written[place] === "-" ? [place, place + 1] : [place];
  if (part === bullet) return sign.test(written.slice(place)) ? [place, place + 1] : [place];
  const isLost = part.startsWith(lost);
  if (!isLost && !part.startsWith(maybe)) return written.startsWith(part, place) ? [place + part.length] : [];
  const ends: number[] = [];
  // A letter that was there is not left out: 3� days are not 3 days.
  for (
    let end = isLost ? place + 1 : place;
    end <= Math.min(written.length, place + lettersForOne * part.length);
    end++
  ) {
    if (guessed.test(written.slice(place, end))) break;
    ends.push(end);
  }
  return ends;
}
