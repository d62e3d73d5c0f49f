import { createYield } from "#kernel";
import { cellsOfRow } from "#language";
import type { DocumentRow, DocumentTable, TableDocument, TablePart } from "./table.ts";

interface DocumentPage {
  readonly page: number;
  readonly text: string;
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly cells: readonly string[] | null;
  /** Between bars, as Markdown writes tables; else the cells are parted by tabs, as in a PDF. */
  readonly hasBars: boolean;
}

interface OpenTable {
  readonly heading: string | null;
  readonly head: readonly string[];
  readonly rows: DocumentRow[];
  readonly parts: TablePart[];
}

const longestHeadingLetters = 120;
/** Tabs may part anything; so many lines with as many cells are a table. */
const fewestTabbedLines = 3;

/** The tables of a document. One that goes on over pages with its names of columns repeated is one table. */
export async function readTables(document: TableDocument, pages: Iterable<DocumentPage>): Promise<DocumentTable[]> {
  const giveWay = createYield();
  const opened: OpenTable[] = [];
  for (const page of pages) {
    await giveWay();
    readPage(page, opened);
  }
  return opened.map(({ heading, head, rows, parts }) => withoutTitleRow({ ...document, heading, head, rows, parts }));
}

function readPage({ page, text }: DocumentPage, opened: OpenTable[]): void {
  const lines = linesOf(text);
  let before: OpenTable | null = opened.at(-1) ?? null;
  let heading: string | null = null;
  for (let at = 0; at < lines.length; ) {
    const end = endOfBlock(lines, at);
    const block = lines.slice(at, end);
    at = end;
    const [first, second] = block;
    if (first?.cells == null) {
      const words = first?.text.replace(/^#+\s*/, "").trim() ?? "";
      if (words !== "") heading = words.slice(0, longestHeadingLetters);
      continue;
    }
    const isTable = first.hasBars ? isRuleLine(second) : block.length >= fewestTabbedLines;
    const goesOn: boolean = before !== null && before.heading === heading && isSameRow(before.head, first.cells);
    const table: OpenTable = before !== null && goesOn ? before : { heading, head: first.cells, rows: [], parts: [] };
    before = null;
    if (!isTable) continue;
    if (!goesOn) opened.push(table);
    for (const line of block.slice(1))
      if (line.cells !== null && !isRuleLine(line) && line.cells.some((cell) => cell !== ""))
        table.rows.push({ cells: line.cells, page });
    const [from, to] = [first.start, block.at(-1)?.end ?? first.end];
    table.parts.push({ page, start: from, end: to, text: text.slice(from, to) });
  }
}

function linesOf(text: string): Line[] {
  let next = 0;
  return text.split("\n").map((line) => {
    const start = next;
    next += line.length + 1;
    const trimmed = line.trim();
    const hasBars = trimmed.length > 1 && trimmed.startsWith("|") && trimmed.endsWith("|");
    const tabbed = line.includes("\t") ? line.split("\t").map((cell) => cell.trim()) : null;
    return { text: line, start, end: start + line.length, cells: hasBars ? cellsOfRow(line) : tabbed, hasBars };
  });
}

/** Where the lines of one table end; of tabbed lines, those with as many cells as the first. */
function endOfBlock(lines: readonly Line[], from: number): number {
  const first = lines[from];
  let end = from + 1;
  if (first?.cells == null) return end;
  for (; ; end += 1) {
    const line = lines[end];
    if (line?.cells == null || line.hasBars !== first.hasBars) return end;
    if (!line.hasBars && line.cells.length !== first.cells.length) return end;
  }
}

/** The line between the names of the columns and the rows. */
const isRuleLine = (line: Line | undefined) =>
  line?.hasBars === true && line.cells?.every((cell) => /^:?-{2,}:?$/.test(cell)) === true;

const isSameRow = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

/** A first row with one filled cell is the table's title; the names of the columns stand below it. */
function withoutTitleRow(table: DocumentTable): DocumentTable {
  const filled = table.head.filter((cell) => cell !== "");
  const [next] = table.rows;
  if (table.head.length < 2 || filled.length > 1 || next === undefined) return table;
  const heading = [table.heading, ...filled].filter((words) => words !== null).join(" ");
  return withoutTitleRow({
    ...table,
    heading: heading === "" ? null : heading,
    head: next.cells,
    rows: table.rows.slice(1),
  });
}
