import type { RawFinding } from "../algorithms/algorithm.ts";

/** Which findings the document itself switches off. */
type Suppressions = (algorithm: string, finding: RawFinding) => boolean;

interface Range {
  readonly from: number;
  to: number;
  /** Empty: every algorithm. */
  readonly names: readonly string[];
  /** Where an algorithm was switched on again within it. */
  readonly enabled: Map<string, number>;
}

const directive =
  /(?:<!--|\/\/|\/\*|#)[ \t]*jihwi-(disable-next-line|disable-line|disable|enable)(?![\w-])([^\n]{0,500})/g;

/**
 * Reads `<!-- jihwi-disable-next-line pii_check -- why -->` and its kin. Null when there are none, which is nearly always.
 * Only for documents whose author is trusted: a post must not excuse itself.
 */
export function readSuppressions(text: string): Suppressions | null {
  if (!text.includes("jihwi-disable")) return null;
  const ranges: Range[] = [];
  for (const match of text.matchAll(directive)) {
    const names = namesIn(match[2] ?? "");
    const lineStart = text.lastIndexOf("\n", match.index) + 1;
    const lineEnd = endOfLine(text, match.index);
    if (match[1] === "disable-line") ranges.push({ from: lineStart, to: lineEnd, names, enabled: new Map() });
    else if (match[1] === "disable-next-line")
      ranges.push({ from: lineEnd, to: endOfLine(text, lineEnd + 1), names, enabled: new Map() });
    else if (match[1] === "disable") ranges.push({ from: match.index, to: text.length, names, enabled: new Map() });
    else close(ranges, match.index, names);
  }
  if (ranges.length === 0) return null;
  return (algorithm, { offset }) =>
    ranges.some(
      ({ from, to, names, enabled }) =>
        offset >= from &&
        offset <= Math.min(to, enabled.get(algorithm) ?? to) &&
        (names.length === 0 || names.includes(algorithm)),
    );
}

function close(ranges: readonly Range[], at: number, names: readonly string[]): void {
  for (const range of ranges) {
    if (range.to <= at) continue;
    if (names.length === 0) range.to = at;
    // Of several that were switched off, only those that are named come back.
    else for (const name of names) if (!range.enabled.has(name)) range.enabled.set(name, at);
  }
}

function namesIn(rest: string): string[] {
  const [listed = ""] = rest.split(/--|\*\//, 1);
  return listed.match(/[A-Za-z]\w*/g) ?? [];
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

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
