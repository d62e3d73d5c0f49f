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

/** The text with every finding mended that code can mend. Findings that overlap are mended once. */
export function fixText(text: string, findings: readonly Finding[]): { readonly text: string; readonly fixed: number } {
  const wanted = findings
    .flatMap((finding) => fixOf(finding, text) ?? [])
    .sort((one, other) => one.offset - other.offset);
  let mended = "";
  let at = 0;
  let fixed = 0;
  for (const { offset, length, replacement } of wanted) {
    if (offset < at) continue;
    mended += text.slice(at, offset) + replacement;
    at = offset + length;
    fixed += 1;
  }
  return { text: mended + text.slice(at), fixed };
}
