import { cellsOfRow } from "#language";
import { isRule } from "../evidence/tables.ts";

/** A line of a page. */
export interface PageLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The cells of a row of a table; null for any other line. */
  readonly cells: readonly string[] | null;
  /** Written with bars, as Markdown does; a PDF's cells are parted by tabs. */
  readonly isMarkdown: boolean;
}

/** The line between the names of the columns and the rows. */
export const isRuleLine = ({ cells, isMarkdown }: PageLine) => isMarkdown && isRule(cells ?? []);

export function linesOfPage(text: string): PageLine[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const from = start;
    start += line.length + 1;
    const isMarkdown = /^\s*\|.*\|\s*$/.test(line);
    const cells = isMarkdown
      ? cellsOfRow(line)
      : line.includes("\t")
        ? line.split("\t").map((cell) => cell.trim())
        : null;
    return { text: line, start: from, end: from + line.length, cells, isMarkdown };
  });
}
