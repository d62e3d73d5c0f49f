import type { Finding, Language } from "#protocol";
import type { RawFinding } from "../algorithms/algorithm.ts";

const longestQuote = 300;

/** Turns offsets into lines and columns. Findings come in the order of the text, so one walk over it is enough. */
export function locate(
  algorithm: string,
  raw: readonly RawFinding[],
  text: string,
  language: Language,
  mask: boolean,
): Finding[] {
  if (raw.length === 0) return [];
  const sorted = [...raw].sort((left, right) => left.offset - right.offset || left.length - right.length);
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf("\n");
  return sorted.map(({ kind, offset, length, message }) => {
    while (next !== -1 && next < offset) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    const words = text.slice(offset, offset + Math.min(length, longestQuote));
    return {
      algorithm,
      kind,
      line,
      column: offset - lineStart + 1,
      offset,
      length,
      text: mask ? masked(words) : words,
      message: message[language],
    };
  });
}

/** Enough to recognise, not enough to use. */
function masked(words: string): string {
  return words.length <= 4
    ? "*".repeat(words.length)
    : words.slice(0, 2) + "*".repeat(words.length - 3) + words.slice(-1);
}
