import { readCell } from "./read-cell.ts";
import type { RowOnPage } from "./table.ts";

/** Two rows in three or so may lack a figure; more, and a column is none of figures. */
const mostWords = 0.5;

/** A row that says something about the table: ※ 2026년 기준, 주: 추정치, * estimated. */
export function isNote({ cells }: RowOnPage): boolean {
  const [first = "", ...others] = cells;
  return others.length > 0 && others.every((cell) => cell === "") && note.test(first);
}

const note = /^(?:※|(?:주|비고|참고|출처|자료|notes?|sources?)\s*\d*\s*[:：)]|비고(?:\s|$)|\*(?!\*))/i;

export const isBlankRow = ({ cells }: RowOnPage) => cells.every((cell) => cell === "");

/** Rows below a blank row that stands below figures: they may be of another table. */
export function rowsBelowBlank(rows: readonly RowOnPage[]): ReadonlySet<RowOnPage> {
  const firstFigures = rows.findIndex(({ cells }) => cells.some((cell) => readCell(cell).kind === "figure"));
  const border = rows.findIndex((row, at) => firstFigures >= 0 && at > firstFigures && isBlankRow(row));
  return new Set(border < 0 ? [] : rows.slice(border));
}

/** Whether a row goes on with rows of figures, names columns where they have figures, or may do either. */
export function goesOnWith(row: readonly string[], rows: readonly RowOnPage[]): "row" | "names" | "unsure" {
  const kinds = row.map((_, at) => {
    const told = rows.map(({ cells }) => readCell(cells[at] ?? "").kind).filter((kind) => kind !== "blank");
    return told.length > 0 && told.filter((kind) => kind === "words").length <= told.length * mostWords;
  });
  const own = row.map((cell) => readCell(cell).kind);
  const valued = own.filter((_, at) => kinds[at]);
  if (valued.some((kind) => kind !== "words" && kind !== "blank")) return "row";
  return valued.some((kind) => kind === "words") && own.every((kind) => kind === "words") ? "names" : "unsure";
}
