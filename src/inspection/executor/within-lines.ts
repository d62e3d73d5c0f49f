import type { RawFinding } from "../algorithms/algorithm.ts";

/** Lines from 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Tells whether a finding touches one of these lines. */
export function withinLines(text: string, ranges: readonly LineRange[]): (finding: RawFinding) => boolean {
  const starts = lineStarts(text);
  const startOf = (line: number) => starts[line - 1] ?? text.length;
  const places = ranges.map(({ from, to }) => ({ start: startOf(from), end: startOf(to + 1) }));
  return ({ offset, length }) => places.some(({ start, end }) => offset < end && offset + Math.max(length, 1) > start);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
