import type { Localized } from "#protocol";
import type words from "./words.json";

/** Every kind of identifier: what people call each stands in `words.json`, with the count of all. */
export type PiiKind = Exclude<keyof (typeof words)["fields"], "count">;

/** The note says what keeps a number from being sure. */
export type Report = (kind: PiiKind, offset: number, length: number, note?: Localized) => void;

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

/** Numbers that their shape alone tells. */
export function byShape(kind: PiiKind, pattern: RegExp): Detector {
  return (text, found) => matches(pattern, text, (offset, words) => found(kind, offset, words.length));
}

/** What is told of a number that only its label vouches for. */
export const misfit: Localized = { ko: "검증번호가 맞지 않음", en: "its check digit does not fit" };

/** A label at the end of what stands before a number, with no more than a particle or a sign between the two. */
export function labelPattern(label: string): RegExp {
  const inBrackets = "(?: ?[(（][^)）0-9]{0,20}[)）])?";
  const particle = "(?: ?is|은|는|이|가|을|를)?";
  return new RegExp(`(?:${label})${inBrackets}${particle}["'”’*]{0,3}\\s{0,3}[:：=|(\\[]?[\\s"'“‘*]{0,4}$`, "i");
}

/** Whether a number's own label stands right before it. */
export function isLabelled(label: RegExp, text: string, offset: number): boolean {
  return label.test(text.slice(Math.max(0, offset - 40), offset));
}

/** Whether a word that gives a number its meaning stands shortly before it, or right after it. */
export function hasContext(words: RegExp, text: string, offset: number, length: number): boolean {
  return (
    words.test(text.slice(Math.max(0, offset - 40), offset)) ||
    words.test(text.slice(offset + length, offset + length + 14))
  );
}
