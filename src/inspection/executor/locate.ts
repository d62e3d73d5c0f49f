import type { Finding, Language } from "#protocol";
import type { RawFinding } from "../algorithms/algorithm.ts";

const longestQuote = 300;

/** The words of a text at a place, as a report may repeat them. */
export type FindingQuote = (offset: number, length: number) => string;

/** Turns offsets into lines and columns of the original. Findings come in the order of the text, so one walk over it is enough. */
export function locate(
  algorithm: string,
  raw: readonly RawFinding[],
  { text, originalOffset }: ComposedText,
  language: Language,
  quote: FindingQuote = (offset, length) => text.slice(offset, offset + length),
): Finding[] {
  if (raw.length === 0) return [];
  const sorted = [...raw].sort((left, right) => left.offset - right.offset || left.length - right.length);
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf("\n");
  return sorted.map(({ kind, offset: from, length: count, message }) => {
    while (next !== -1 && next < from) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    const offset = originalOffset(from);
    return {
      algorithm,
      kind,
      line,
      column: offset - originalOffset(lineStart) + 1,
      offset,
      length: originalOffset(from + count) - offset,
      text: quote(from, Math.min(count, longestQuote)),
      message: message[language],
    };
  });
}

/** A text as people see it, and where its letters stand in the text it was made of. */
export interface ComposedText {
  readonly text: string;
  /** The place in the original of a place in `text`. */
  originalOffset(offset: number): number;
}

/**
 * A letter with what joins it: accents, and the vowels and finals of Hangul in pieces. No letter of any language has more than
 * thirty, and the time that putting them in order takes grows with the square of their number.
 */
const pieces = /.[\p{M}\u1160-\u11ff]{1,30}/gsu;

/**
 * Puts Hangul in pieces together, as some systems write it, so that words are found and characters counted as people see them.
 * Findings are told by their places in the original: that is what a file holds, a page marks and a fix is written into.
 */
export function composeText(original: string): ComposedText {
  if (!/[\u1100-\u11ff]/.test(original)) return { text: original, originalOffset: (offset) => offset };
  const offsets: number[] = [];
  let text = "";
  let at = 0;
  const append = (letters: string, end: number) => {
    for (let index = 0; index < letters.length; index += 1) offsets.push(Math.min(at + index, end));
    text += letters;
    at = end;
  };
  for (const { 0: piece, index } of original.matchAll(pieces)) {
    append(original.slice(at, index), index);
    append(piece.normalize("NFC"), index + piece.length);
  }
  append(original.slice(at), original.length);
  return { text, originalOffset: (offset) => offsets[offset] ?? original.length };
}
