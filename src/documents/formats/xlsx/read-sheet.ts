import { tooLargeDocument } from "../failures.ts";
import { localName, readXml } from "../read-xml.ts";
import type { TableRow } from "../table-pages.ts";
import type { ShowNumber } from "./cell-number.ts";
import { cellPlaceOf } from "./cell-place.ts";
import { coveredRows, fillMerged } from "./fill-merged.ts";

/** What the cells of a workbook have in common. */
export interface CellContext {
  readonly strings: readonly string[];
  /** By style. */
  readonly formats: readonly ShowNumber[];
}

/** A sheet whose last cell lies farther out than this is blank for the most part, and would fill the memory. */
const mostCells = 5_000_000;

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

/** The rows of a sheet that hold something, as they are shown, by their numbers. */
export async function readSheet(xml: Uint8Array, file: string, context: CellContext): Promise<TableRow[]> {
  const rows = new Map<number, string[]>();
  const merged: string[] = [];
  let [rowAt, columnAt, lastRow, lastColumn] = [0, 0, 0, 0];
  let cell: Cell | null = null;
  let part = "";
  await readXml(xml, file, {
    open(tag, { r = "", s = "", t = "n", ref = "" }) {
      part = localName(tag);
      if (part === "mergeCell") merged.push(ref);
      if (part === "row") [rowAt, columnAt] = [Number(r) || rowAt + 1, 0];
      if (part !== "c") return;
      const place = cellPlaceOf(r) ?? { row: rowAt, column: columnAt + 1 };
      columnAt = place.column;
      [lastRow, lastColumn] = [Math.max(lastRow, place.row), Math.max(lastColumn, place.column)];
      if (lastRow * lastColumn > mostCells) throw tooWide(file, lastRow, lastColumn);
      cell = { ...place, type: t, style: Number(s), value: "", formula: "" };
    },
    text(words) {
      if (cell === null) return;
      if (part === "v" || part === "t") cell.value += words;
      if (part === "f") cell.formula += words;
    },
    close(tag) {
      part = "";
      if (localName(tag) !== "c" || cell === null) return;
      const words = shown(cell, context);
      const row = rows.get(cell.row) ?? [];
      if (words !== "") {
        while (row.length < cell.column) row.push("");
        row[cell.column - 1] = words;
        rows.set(cell.row, row);
      }
      cell = null;
    },
  });
  fillMerged(rows, merged, lastRow);
  const inOrder = [...rows].toSorted(([one], [other]) => one - other);
  const shownRows = withoutWideGaps(inOrder.map(([, row]) => row));
  const isCovered = coveredRows(merged);
  return shownRows.flatMap((cells, at): TableRow[] => {
    const [row, before] = [inOrder[at]?.[0] ?? 0, inOrder[at - 1]?.[0] ?? 0];
    // Where rows are blank one stands for them all; those that a merged cell covers are none of their own.
    const isAfterBlank = at > 0 && row - before > 1 && !isCovered(before, row);
    return isAfterBlank
      ? [
          { cells: [], row: row - 1 },
          { cells, row },
        ]
      : [{ cells, row }];
  });
}

/** So many empty columns in a row are a border; more are the way to a value that was forgotten far to the right. */
const widestGap = 5;

/** A page of nothing but bars tells nobody anything. */
function withoutWideGaps(rows: readonly string[][]): string[][] {
  const filled = new Set(rows.flatMap((row) => row.flatMap((words, column) => (words === "" ? [] : [column]))));
  const columns: number[] = [];
  let last = -1;
  for (const column of [...filled].toSorted((one, other) => one - other)) {
    if (column - last <= widestGap + 1) for (let empty = last + 1; empty < column; empty++) columns.push(empty);
    columns.push(column);
    last = column;
  }
  return rows.map((row) => columns.map((column) => row[column] ?? ""));
}

function shown({ type, style, value, formula }: Cell, { strings, formats }: CellContext): string {
  if (value === "") return formula === "" ? "" : `=${formula}`;
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  const number = Number(value);
  if (type !== "n" || !Number.isFinite(number)) return value;
  // Spreadsheets keep fifteen digits; what follows are errors of binary numbers.
  return formats[style]?.(number) ?? String(Number(number.toPrecision(15)));
}

function tooWide(file: string, rows: number, columns: number): Error {
  const reach = `${rows} × ${columns}`;
  return tooLargeDocument(file, { ko: `시트가 너무 넓습니다 (${reach}).`, en: `a sheet is too wide (${reach}).` });
}
