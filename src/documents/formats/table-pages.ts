import { cellText, columnsOf, toMarkdownTable } from "./markdown-table.ts";

/** What a page of a table holds, more or less. */
const pageCharacters = 3_000;

/**
 * A table as Markdown, cut between its rows where it is longer than a page. Every part begins with the heading and the first
 * row, so that a row is read by the names of its columns wherever it stands.
 */
export function* tablePages(rows: readonly (readonly string[])[], heading: string | null): Iterable<string> {
  const cells = rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ""));
  const [header, ...body] = cells;
  if (header === undefined) return;
  const columns = columnsOf(cells);
  const wide = [...header, ...Array.from({ length: columns - header.length }, () => "")];
  let page: (readonly string[])[] = [];
  let length = 0;
  const write = () => [heading, toMarkdownTable([wide, ...page])].filter((part) => part !== null).join("\n\n");
  for (const row of body) {
    const size = row.reduce((sum, cell) => sum + cell.length + 3, 0);
    if (page.length > 0 && length + size > pageCharacters) {
      yield write();
      [page, length] = [[], 0];
    }
    page.push(row);
    length += size;
  }
  yield write();
}
