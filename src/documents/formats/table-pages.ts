import { cellText, columnsOf, toMarkdownTable } from "./markdown-table.ts";
import { isEmptyRow, partTables, type WrittenRow } from "./part-tables.ts";

/** What the sheet is called that a page of a spreadsheet is of: such a page begins with it. */
export const sheetOf = (page: string): string | null => /^## (.+)/.exec(page)?.[1] ?? null;

/** What a page of a table holds, more or less. */
const pageCharacters = 3_000;

/** A row of a table; in a spreadsheet it has a number. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly row?: number;
}

export interface TablePage {
  readonly text: string;
  /** The row that each line of the text stands for. */
  readonly rows: readonly (number | null)[];
}

/**
 * Tables as Markdown, each cut between its rows where it is longer than a page. Every part begins with the heading and the first
 * row, so that a row is read by the names of its columns wherever it stands.
 */
export function* tablePages(rows: readonly TableRow[], heading: string | null): Iterable<TablePage> {
  const written = rows.map(({ cells, row = null }) => ({ cells: cells.map(cellText), row }));
  for (const table of partTables(written)) yield* pagesOfTable(table, heading);
}

function* pagesOfTable(written: readonly WrittenRow[], heading: string | null): Iterable<TablePage> {
  const [header, ...body] = written;
  if (header === undefined) return;
  const columns = columnsOf(written.map(({ cells }) => cells));
  const wide = [...header.cells, ...Array.from({ length: columns - header.cells.length }, () => "")];
  let page: WrittenRow[] = [];
  let length = 0;
  const write = (): TablePage => {
    const shown = columns > 1 ? page : page.filter((row) => !isEmptyRow(row));
    const table = withBlankRows(toMarkdownTable([wide, ...shown.map(({ cells }) => cells)]), shown, columns);
    // A heading takes two lines with the empty one below it, and the line below the names of columns is no row.
    const above = heading === null ? [] : [null, null];
    const lines = [...above, header.row, ...(columns > 1 ? [null] : []), ...shown.map(({ row }) => row)];
    return { text: [heading, table].filter((part) => part !== null).join("\n\n"), rows: lines };
  };
  for (const row of body) {
    const size = row.cells.reduce((sum, cell) => sum + cell.length + 3, 0);
    if (page.length > 0 && length + size > pageCharacters) {
      yield write();
      [page, length] = [[], 0];
    }
    page.push(row);
    length += size;
  }
  yield write();
}

/** A blank row tells that what follows may be another table. */
function withBlankRows(table: string, rows: readonly WrittenRow[], columns: number): string {
  if (!rows.some(isEmptyRow)) return table;
  const lines = table.split("\n");
  const [names, body] = [lines.slice(0, 2), lines.slice(2)];
  let at = 0;
  const all = rows.map((row) => (isEmptyRow(row) ? `|${"  |".repeat(columns)}` : (body[at++] ?? "")));
  return [...names, ...all].join("\n");
}
