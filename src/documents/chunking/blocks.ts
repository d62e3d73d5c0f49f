import { type Span, trimSpan } from "#language";
import { headingOf, type PageHeading } from "./headings.ts";

/** A part of a page that a chunk takes whole if it can: some text under its heading, or a table. */
export interface Block extends Span {
  readonly kind: "text" | "table";
  /** The heading this block is, or begins with. */
  readonly heading: PageHeading | null;
}

/** A line that begins an item of its own inside a paragraph. */
const item = /^\s*(?:[①-⑳㉠-㉯•·○●◦□■▪▶※◇◆]|[-*+]\s|\(?\d{1,3}[.)]\s|\(?[가-하][.)]\s|\([a-zA-Z]{1,4}\)\s)/;

/** The blocks of a page: paragraphs, items, articles and tables, in their order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of paragraphsOf(text)) {
    let start = paragraph.start;
    const lines = linesOf(text, paragraph);
    const close = (end: number): void => {
      const span = trimSpan(text, start, end);
      if (span !== null) blocks.push(toBlock(text, span, lines.length === 1));
      start = end;
    };
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1];
      if (before !== undefined && startsBlock(text, before, line)) close(line.start);
    }
    close(paragraph.end);
  }
  return blocks;
}

function startsBlock(text: string, before: Span, line: Span): boolean {
  const [above, words] = [text.slice(before.start, before.end), text.slice(line.start, line.end)];
  if (isRow(above) || isRow(words)) return isRow(above) !== isRow(words);
  return item.test(words) || headingOf(words, false) !== null || headingOf(above, false)?.title === above.trim();
}

function toBlock(text: string, span: Span, alone: boolean): Block {
  const words = text.slice(span.start, span.end);
  if (isRow(words.split("\n", 1)[0] ?? "") && words.includes("\n")) return { ...span, kind: "table", heading: null };
  const newline = words.indexOf("\n");
  const first = newline < 0 ? words : words.slice(0, newline);
  return { ...span, kind: "text", heading: headingOf(first, alone && newline < 0) };
}

/** A row of a Markdown table, or of a PDF's, whose cells are parted by tabs. */
function isRow(line: string): boolean {
  return /^\s*\|.*\|\s*$/.test(line) || line.includes("\t");
}

function paragraphsOf(text: string): Span[] {
  const paragraphs: Span[] = [];
  let start = 0;
  for (const gap of text.matchAll(/\n[^\S\n]*\n\s*/g)) {
    paragraphs.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  paragraphs.push({ start, end: text.length });
  return paragraphs.filter((span) => span.end > span.start);
}

function linesOf(text: string, within: Span): Span[] {
  const lines: Span[] = [];
  for (let start = within.start; start < within.end; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 || newline > within.end ? within.end : newline;
    if (end > start) lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
