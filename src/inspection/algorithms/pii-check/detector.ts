import type { PiiKind } from "./schema.ts";

export type Report = (kind: PiiKind, offset: number, length: number) => void;

/** Looks for one family of identifiers. */
export type Detector = (text: string, found: Report) => void;

/** Every match of a global pattern, without the arrays that matchAll makes. */
export function matches(pattern: RegExp, text: string, found: (offset: number, words: string) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found(match.index, match[0]);
    if (match[0] === "") pattern.lastIndex += 1;
  }
}

/** Whether a word that gives a number its meaning stands shortly before it, or right after it. */
export function hasContext(words: RegExp, text: string, offset: number, length: number): boolean {
  return (
    words.test(text.slice(Math.max(0, offset - 40), offset)) ||
    words.test(text.slice(offset + length, offset + length + 14))
  );
}
