import { isColumnName, isPeriod } from "./column-name.ts";
import { readCell } from "./read-cell.ts";
import type { NoNames, RowOnPage } from "./table.ts";
import { twoRowHeader } from "./two-row-header.ts";

interface NamedInTable {
  readonly header: readonly string[];
  readonly rows: readonly RowOnPage[];
  /** What stood above the names of the columns. */
  readonly title: string;
}

/** Rows above the names of the columns: a title over merged cells, a unit. */
const mostTitleRows = 4;

/**
 * The names of the columns: the first row, or where that is a title alone, the first below it that has a name for every column
 * that is filled; or two such rows, where the first has names for groups of columns. None where no row is one: rows of data above
 * it would be lost, and one of them is no name of the others.
 */
export function headerOf(first: readonly string[], rows: readonly RowOnPage[]): NamedInTable | NoNames {
  const cellsAt = (at: number) => (at === 0 ? first : rows[at - 1]?.cells);
  const twoRowsAt = (at: number) => {
    const [top, sub] = [cellsAt(at), cellsAt(at + 1)];
    return top === undefined || sub === undefined
      ? null
      : twoRowHeader(top, sub, rows.slice(at + 1, at + 1 + mostRead));
  };
  for (let at = 0; at <= mostTitleRows; at += 1) {
    const header = twoRowsAt(at);
    if (header === null || header === "unsure" || !areTitles(at, header.length)) continue;
    return { header, rows: rows.slice(at + 1), title: titleAbove(at) };
  }
  const found = Array.from({ length: mostTitleRows + 1 }, (_, at) => at).find((at) => isNames(cellsAt(at) ?? []));
  const header = found === undefined ? undefined : cellsAt(found);
  if (found === undefined || header === undefined || !areTitles(found, filledOf(header).length))
    return twoRowsAt(0) === "unsure" ? "unsure-names" : "no-names";
  const isRepeated = new Set(filledOf(header)).size < filledOf(header).length;
  const isBelowSeveral = found > 0 && filledOf(cellsAt(found - 1) ?? []).length > 1;
  if (twoRowsAt(found) === "unsure" || (isRepeated && isBelowSeveral)) return "unsure-names";
  return { header, rows: rows.slice(found), title: titleAbove(found) };

  function areTitles(below: number, named: number): boolean {
    return Array.from({ length: below }, (_, at) => cellsAt(at) ?? []).every((cells) => isTitle(cells, named));
  }

  function titleAbove(below: number): string {
    return Array.from({ length: below }, (_, at) => (cellsAt(at) ?? []).join(" ").trim()).join("\n");
  }
}

const mostRead = 50;

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell !== "");

/** A title, a unit or both: less than the names below them have, and no figure. */
function isTitle(cells: readonly string[], named: number): boolean {
  const filled = new Set(filledOf(cells));
  return filled.size <= 2 && filled.size < named && [...filled].every((cell) => isPeriod(cell) || !isFigure(cell));
}

/** More than half of them are filled, and each by a name. */
function isNames(cells: readonly string[]): boolean {
  const filled = filledOf(cells);
  return filled.length >= 2 && filled.length * 2 >= cells.length && filled.every(isColumnName);
}

const isFigure = (cell: string) => readCell(cell).kind === "figure";
