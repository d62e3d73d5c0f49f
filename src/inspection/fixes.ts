import type { Finding, Localized } from "#protocol";
import { algorithms } from "./algorithms/index.ts";

/** A text that code can put in the place of a finding's words. */
export interface TextFix {
  readonly title: Localized;
  readonly offset: number;
  readonly length: number;
  readonly replacement: string;
}

const fixes = new Map(algorithms.flatMap(({ name, fix }) => (fix === null ? [] : [[name, fix] as const])));

export function isFixable({ algorithm, kind }: Pick<Finding, "algorithm" | "kind">): boolean {
  return fixes.get(algorithm)?.kinds.includes(kind) ?? false;
}

/** How a finding can be mended; null when that takes a person. */
export function fixOf({ algorithm, kind, offset, length }: Finding, text: string): TextFix | null {
  const fix = fixes.get(algorithm);
  if (fix === undefined || !fix.kinds.includes(kind)) return null;
  const words = text.slice(offset, offset + length);
  const replacement = fix.replace(words, kind);
  const end = offset + length;
  // A sentence that goes takes its line with it when it was all that stood there.
  const wholeLine = replacement === "" && (offset === 0 || text[offset - 1] === "\n") && text[end] === "\n";
  return { title: fix.title, offset, length: wholeLine ? length + 1 : length, replacement };
}

export interface FixedText {
  readonly text: string;
  readonly fixed: number;
  /** What is in the text no more. */
  readonly removed: Finding[];
}

/** The text with every finding mended that code can mend. Findings that overlap are mended once. */
export function fixText(text: string, findings: readonly Finding[]): FixedText {
  const wanted = findings
    .flatMap((finding) => {
      const fix = fixOf(finding, text);
      return fix === null ? [] : [{ ...fix, finding }];
    })
    .sort((one, other) => one.offset - other.offset);
  let mended = "";
  let at = 0;
  let fixed = 0;
  const removed: Finding[] = [];
  for (const { offset, length, replacement, finding } of wanted) {
    if (offset < at) continue;
    mended += text.slice(at, offset) + replacement;
    at = offset + length;
    fixed += 1;
    if (replacement === "") removed.push(finding);
  }
  return { text: mended + text.slice(at), fixed, removed };
}
