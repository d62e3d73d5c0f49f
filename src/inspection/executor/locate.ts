import type { Finding, Language } from "#protocol";
import type { RawFinding } from "../algorithms/algorithm.ts";
import type { ComposedText } from "./compose-text.ts";

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
