import { headerOf } from "./header-of.ts";
import { goesOnWith } from "./row-kinds.ts";
import type { NamelessTable, RowOnPage, Table, TableDocument, TablePart } from "./table.ts";
import { isRuleLine, linesOfPage, type PageLine } from "./table-lines.ts";

interface Page {
  readonly page: number;
  readonly text: string;
}

interface OpenTable {
  readonly sheet: string | null;
  readonly title: string;
  readonly first: readonly string[];
  readonly isMarkdown: boolean;
  readonly rows: RowOnPage[];
  readonly parts: TablePart[];
  isWhole: boolean;
}

/** So many lines above a table may speak of it. */
const linesAbove = 3;
const longestTitle = 200;

/**
 * The tables of a document, each from its first row to its last: one that goes on over pages, with the names of its columns
 * repeated or without, is one table. Those whose columns have no names that are sure stand apart. `pause` is called for every page.
 */
export async function readTables(
  document: TableDocument & { readonly isSheet: boolean },
  pages: Iterable<Page>,
  pause: () => Promise<void>,
): Promise<{ readonly tables: Table[]; readonly nameless: NamelessTable[] }> {
  const opened: OpenTable[] = [];
  /** The table that the page before ended in. */
  let last: OpenTable | null = null;
  for (const { page, text } of pages) {
    await pause();
    last = readPage(page, text);
  }
  const tables: Table[] = [];
  const nameless: NamelessTable[] = [];
  for (const { first, sheet, title, rows, parts, isWhole, isMarkdown } of opened) {
    const named = headerOf(first, rows);
    if (typeof named === "string") {
      // Tabs of a PDF may part anything.
      if (isMarkdown)
        nameless.push({ document, sheet, why: named, rows: [first, ...rows.map(({ cells }) => cells)], parts });
      continue;
    }
    const above = [title, named.title].filter((words) => words !== "").join("\n");
    tables.push({ document, sheet, title: above, header: named.header, rows: named.rows, parts, isWhole });
  }
  return { tables, nameless };

  function readPage(page: number, text: string): OpenTable | null {
    const lines = linesOfPage(text);
    const sheet = document.isSheet ? (/^## (.+)/.exec(text)?.[1] ?? null) : null;
    let above: string[] = [];
    let open: OpenTable | null = null;
    let isFirst = true;
    for (let at = 0; at < lines.length; ) {
      const end = endOfBlock(lines, at);
      const block = lines.slice(at, end);
      const [head] = block;
      if (head?.cells == null) {
        const words = head?.text.trim() ?? "";
        if (words !== "") {
          above = [...above, words].slice(-linesAbove);
          // What stands between two tables parts them; the name of the sheet and a repeated title do not.
          if (!(last !== null && ((sheet === last.sheet && sheet !== null) || last.title.includes(words)))) last = null;
          open = null;
        }
        at += 1;
        continue;
      }
      const before: OpenTable | null = isFirst ? last : null;
      isFirst = false;
      open = takeBlock(block, { page, text, sheet, title: above.join("\n").slice(0, longestTitle) }, before);
      above = [];
      at = end;
    }
    return open;
  }

  function takeBlock(
    block: readonly PageLine[],
    place: { page: number; text: string; sheet: string | null; title: string },
    before: OpenTable | null,
  ): OpenTable | null {
    const [head, second] = block;
    if (head?.cells == null) return null;
    const { isMarkdown } = head;
    const hasRule = isMarkdown && second !== undefined && isRuleLine(second);
    const goesOn =
      before !== null &&
      before.isMarkdown === isMarkdown &&
      before.sheet === place.sheet &&
      (hasRule || !isMarkdown ? isSame(head.cells, before.first) : before.first.length === head.cells.length);
    const repeats = before !== null && isSame(head.cells, before.first);
    // A PDF's table goes on without its names, too, where the columns are as many and no other names stand there.
    const isBare =
      before !== null && !goesOn && !isMarkdown && !before.isMarkdown && before.first.length === head.cells.length;
    const sequel = isBare ? goesOnWith(head.cells, before.rows) : "names";
    const goesOnBare = sequel !== "names";
    if (!goesOn && !goesOnBare && isMarkdown && !hasRule) return null;
    if (!goesOn && !goesOnBare && !isMarkdown && block.length < 3) return null;
    const table: OpenTable =
      before !== null && (goesOn || goesOnBare)
        ? before
        : { ...place, first: head.cells, isMarkdown, rows: [], parts: [], isWhole: true };
    if (table !== before) opened.push(table);
    else if (goesOnBare && sequel === "unsure") table.isWhole = false;
    // A bar within a cell shifts those behind it.
    if (hasRule && second?.cells?.length !== head.cells.length) table.isWhole = false;
    const isHead = (line: PageLine, at: number) => (at === 0 && (table !== before || repeats)) || isRuleLine(line);
    for (const [at, line] of block.entries()) {
      if (isHead(line, at) || line.cells === null) continue;
      // Blank cells of a PDF leave nothing behind: which column the others are of is not known.
      const { length } = line.cells;
      if (isMarkdown ? length > table.first.length : length !== table.first.length) table.isWhole = false;
      table.rows.push({ cells: line.cells, page: place.page });
    }
    const [start, end] = [head.start, block.at(-1)?.end ?? head.end];
    table.parts.push({ page: place.page, start, end, text: place.text.slice(start, end) });
    return table;
  }
}

/** Where lines of one kind that begin at a line end. */
function endOfBlock(lines: readonly PageLine[], from: number): number {
  const first = lines[from];
  if (first?.cells == null) return from + 1;
  let end = from + 1;
  while (lines[end]?.cells != null && lines[end]?.isMarkdown === first.isMarkdown) end += 1;
  return end;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);
