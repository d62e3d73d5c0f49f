import type { RawFinding } from "../algorithms/algorithm.ts";

/** Which findings the document itself switches off. */
export type Suppressions = (algorithm: string, finding: RawFinding) => boolean;

interface Range {
  readonly from: number;
  to: number;
  /** Empty: every algorithm. */
  readonly names: readonly string[];
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
    if (match[1] === "disable-line") ranges.push({ from: lineStart, to: lineEnd, names });
    else if (match[1] === "disable-next-line") ranges.push({ from: lineEnd, to: endOfLine(text, lineEnd + 1), names });
    else if (match[1] === "disable") ranges.push({ from: match.index, to: text.length, names });
    else close(ranges, match.index, names);
  }
  if (ranges.length === 0) return null;
  return (algorithm, { offset }) =>
    ranges.some(
      ({ from, to, names }) => offset >= from && offset <= to && (names.length === 0 || names.includes(algorithm)),
    );
}

function close(ranges: readonly Range[], at: number, names: readonly string[]): void {
  for (const range of ranges) {
    const same = names.length === 0 || range.names.some((name) => names.includes(name));
    if (same && range.to > at) range.to = at;
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
