/** A row as it is written into a table. */
export interface WrittenRow {
  readonly cells: readonly string[];
  readonly row: number | null;
}

/** A title and a unit may stand above the names of columns. */
const mostTitles = 4;

export const isEmptyRow = ({ cells }: WrittenRow) => cells.every((cell) => cell === "");
const filledOf = ({ cells }: WrittenRow) => cells.filter((cell) => cell !== "");

/** A number with its sign, its currency or its unit. */
const isFigure = (cell: string) => /^[^\p{L}\d]*\d[\d,.]*\s?[^\d\s]{0,3}$/u.test(cell);
/** What stands where a figure is missing. */
const isMissing = (cell: string) => /^(?:[^\p{L}\d]+|미정|없음|협의|추후.*|보류|n\/?a|tb[dca]|none)$/iu.test(cell);

/**
 * The tables of a sheet. A blank row is a border where names of columns stand below it; a blank row below figures that is none stays
 * in its table: what follows may be another one. Above the first figures it only sets a title off.
 */
export function partTables(rows: readonly WrittenRow[]): WrittenRow[][] {
  const tables: WrittenRow[][] = [];
  let open: WrittenRow[] = [];
  let figures = new Map<number, { figures: number; filled: number }>();
  let blank: WrittenRow | null = null;
  for (const [at, row] of rows.entries()) {
    if (isEmptyRow(row)) {
      blank ??= row;
      continue;
    }
    if (blank !== null && figures.size > 0) {
      if (namesBelow(at)) {
        // A table with the same names would be read on as this one.
        const isSame = row.cells.join("|") === open[0]?.cells.join("|");
        tables.push(isSame ? [...open, blank] : open);
        [open, figures] = [[], new Map()];
      } else open.push(blank);
    }
    blank = null;
    open.push(row);
    count(row);
  }
  if (open.length > 0) tables.push(open);
  return tables;

  function count({ cells }: WrittenRow): void {
    // A title is no row of figures.
    if (cells.filter((cell) => cell !== "").length < 2) return;
    for (const [at, cell] of cells.entries()) {
      const own = figures.get(at) ?? { figures: 0, filled: 0 };
      if (isFigure(cell)) figures.set(at, { figures: own.figures + 1, filled: own.filled + 1 });
      else if (cell !== "" && figures.has(at)) figures.set(at, { ...own, filled: own.filled + 1 });
    }
  }

  /** Words stand in the columns of figures, and figures below them. */
  function namesBelow(from: number): boolean {
    const columns = [...figures].filter(([, own]) => own.figures * 2 > own.filled).map(([at]) => at);
    for (let at = from; at < Math.min(rows.length, from + mostTitles); at += 1) {
      const [row, next] = [rows[at], rows[at + 1]];
      if (row === undefined || next === undefined) return false;
      if (filledOf(row).length < 2) {
        if (filledOf(row).some(isFigure)) return false;
        continue;
      }
      const over = columns.filter((column) => (row.cells[column] ?? "") !== "");
      const areNames = filledOf(row).every((cell) => !isFigure(cell) && !isMissing(cell));
      return over.length > 0 && areNames && over.some((column) => isFigure(next.cells[column] ?? ""));
    }
    return false;
  }
}
