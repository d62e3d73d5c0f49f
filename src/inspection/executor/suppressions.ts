import type { RawFinding } from "../algorithms/algorithm.ts";

/** Which findings the document itself switches off. */
type Suppressions = (algorithm: string, finding: RawFinding) => boolean;

const directive =
  /(?:<!--|\/\/|\/\*|#)[ \t]*jihwi-(disable-next-line|disable-line|disable|enable)(?![\w-])([^\n]{0,500})/g;

/**
 * Reads `<!-- jihwi-disable-next-line pii_check -- why -->` and its kin. Null when there are none, which is nearly always.
 * Only for documents whose author is trusted: a post must not excuse itself.
 */
export function readSuppressions(text: string): Suppressions | null {
  if (!text.includes("jihwi-disable")) return null;
  const directives = [...text.matchAll(directive)].map(({ 1: kind, 2: rest = "", index }) => ({
    kind,
    index,
    names: namesIn(rest),
    line: kind === "disable-next-line" ? endOfLine(text, index) + 1 : text.lastIndexOf("\n", index) + 1,
  }));
  if (directives.length === 0) return null;
  return (algorithm, { offset }) => {
    const ofIt = directives.filter(({ names }) => names.length === 0 || names.includes(algorithm));
    const last = ofIt.findLast(({ kind, index }) => (kind === "disable" || kind === "enable") && index <= offset);
    const isLine = (kind: string | undefined) => kind === "disable-line" || kind === "disable-next-line";
    return (
      last?.kind === "disable" ||
      ofIt.some(({ kind, line }) => isLine(kind) && offset >= line && offset <= endOfLine(text, line))
    );
  };
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
