import type { Span } from "#language";
import type { SequenceCandidate } from "./best-sequence.ts";

/** A heading of an article: `start` to `end` are the words of the heading itself. */
export interface Heading extends SequenceCandidate {
  readonly end: number;
  readonly label: string;
  readonly index: number;
  readonly branch: number;
  readonly title: string;
}

/** Whether only blanks and Markdown signs stand before `offset` on its line, or `from` itself. */
export function isLineStart(text: string, offset: number, from = 0): boolean {
  for (let at = offset - 1; at >= from; at--) {
    const char = text.charAt(at);
    if (char === "\n") return true;
    if (!" #*>-".includes(char)) return false;
  }
  return true;
}

/** What may stand before a heading on its line: Markdown signs, a bullet, the border of a table cell, a number of the list it stands in. */
const headingPrefix = /^[ #*>|_\-–—■□▪▫▶▷◆◇●○◎◦•·∙‣※☞]*(?:(?:\d{1,3}|[IVX]{1,5})[.)] {0,3}|\(\d{1,3}\) {0,3})?[ *_]*$/;

/** Whether an article's heading may begin at `offset`: nothing but such signs stands before it on its line. */
export function isHeadingStart(text: string, offset: number, from = 0): boolean {
  const near = Math.max(from, offset - longestPrefix - 1);
  const before = text.slice(near, offset);
  const start = before.lastIndexOf("\n") + 1;
  const isWholeLine = start > 0 || near === from;
  return isWholeLine && before.length - start <= longestPrefix && headingPrefix.test(before.slice(start));
}

/** No heading stands further into its line; to look no further back keeps a line without end from costing its square. */
const longestPrefix = 24;

/** The first character of the line that `offset` stands in, never before `from`. */
export function lineStart(text: string, offset: number, from = 0): number {
  return Math.max(from, text.lastIndexOf("\n", offset - 1) + 1);
}

/** The end of the line that `offset` stands in, never after `to`. */
export function lineEnd(text: string, offset: number, to = text.length): number {
  const end = text.indexOf("\n", offset);
  return end < 0 || end > to ? to : end;
}

/** What follows `offset` on its line. A line longer than a page of text is cut: no heading needs more. */
export function restOfLine(text: string, offset: number, to: number): string {
  const [line = ""] = text.slice(offset, Math.min(to, offset + 400)).split("\n", 1);
  return line;
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "<": ">", "「": "」", "『": "』" };

/** The bracket that opens at `offset`, with nested ones inside, at most 120 characters and one line break long. */
export function bracketAt(text: string, offset: number): Span | null {
  const open = text.charAt(offset);
  const close = closing[open];
  if (close === undefined) return null;
  let depth = 0;
  let breaks = 0;
  for (let at = offset; at < Math.min(text.length, offset + 122); at++) {
    const char = text.charAt(at);
    if (char === "\n" && ++breaks > 1) return null;
    if (char === open) depth++;
    if (char === close && --depth === 0) return { start: offset + 1, end: at };
  }
  return null;
}
