import type { ReadRow } from "./read-row.ts";

/** What the columns of a table are for, as far as rows are told apart by them. */
export interface ColumnRoles {
  /** Those whose figures may be added up. */
  readonly added: readonly number[];
  /** Those whose figures measure something. */
  readonly measured: readonly number[];
  readonly header: readonly string[];
}

const periods =
  /^(?:분기|월|주|주차|일|일자|날짜|회차|차시|학기|기간|quarter|month|week|day|date|period|term|semester)$/i;

/**
 * Which rows are told apart by a number, a code or a day of their own, as those that sum up others never are. Where rows have
 * names besides, a bare number tells nothing: 1, 2, 3 stand before a total as well.
 */
export function numberedRows(all: readonly ReadRow[], { measured, header }: ColumnRoles): (row: ReadRow) => boolean {
  const cellOf = ({ row }: ReadRow, at: number) => row.cells[at]?.trim() ?? "";
  const counts = header.map((_, at) => {
    const seen = { cells: new Map<string, number>(), shapes: new Map<string, number>(), words: 0 };
    for (const row of all) {
      const cell = cellOf(row, at);
      seen.cells.set(cell, (seen.cells.get(cell) ?? 0) + 1);
      seen.shapes.set(shapeOf(cell), (seen.shapes.get(shapeOf(cell)) ?? 0) + 1);
      if (row.values[at]?.kind === "words") seen.words += 1;
    }
    return seen;
  });
  const isOnce = (row: ReadRow, at: number) => counts[at]?.cells.get(cellOf(row, at)) === 1;
  /** Bare figures that number rows: those of what is no amount, and those that go on by the same step. */
  const bare = header.map((name, at) => !measured.includes(at) || periods.test(name.trim()) || hasStep(at));
  return (row) => {
    const isOpen = header.some((_, at) => isMostlyFilled(at) && cellOf(row, at) === "");
    return !isOpen && header.some((_, at) => tellsApart(row, at));
  };

  function tellsApart(row: ReadRow, at: number): boolean {
    const value = row.values[at];
    const cell = cellOf(row, at);
    if (value?.kind === "day") return value.day !== null || at === 0;
    const isOfMany = (counts[at]?.shapes.get(shapeOf(cell)) ?? 0) > 2;
    if (!isOfMany || !/\d/.test(cell) || !isOnce(row, at)) return false;
    if (value?.kind === "words") return true;
    const isFirst = at === 0 || !measured.includes(at);
    return isFirst && value?.kind === "figure" && (bare[at] ?? false) && !hasOwnName(row);
  }

  function hasOwnName(row: ReadRow): boolean {
    return row.values.some((value, at) => value.kind === "words" && isOnce(row, at));
  }

  function isMostlyFilled(at: number): boolean {
    return (counts[at]?.words ?? 0) * 2 > all.length;
  }

  function hasStep(at: number): boolean {
    if (at !== 0) return false;
    const told = all.flatMap(({ values }) => (values[at]?.kind === "figure" ? [values[at].value] : []));
    const step = (told[1] ?? 0) - (told[0] ?? 0);
    return (
      told.length > 2 && step !== 0 && told.every((value, nth) => nth === 0 || value - (told[nth - 1] ?? 0) === step)
    );
  }
}

/** are of one shape. */
const shapeOf = (cell: string) => cell.replace(/\d+/g, "#");
