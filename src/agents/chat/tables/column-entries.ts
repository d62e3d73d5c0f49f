import { tidyNumber } from "../question/tidy-number.ts";
import type { Column, ReadTable } from "./columns.ts";
import type { CellValue } from "./read-cell.ts";
import { orderOf } from "./read-day.ts";
import { showFigure } from "./show-value.ts";

/** A row with a value, and what orders it among others. */
export interface Entry {
  readonly row: number;
  readonly order: number;
  readonly unit: string;
}

/** The rows that have a value in a column, and how many have none. */
export function entriesOf({ rows }: ReadTable, { at, kind }: Column, chosen: readonly number[]) {
  const entries: Entry[] = [];
  let [blank, unread] = [0, 0];
  for (const row of chosen) {
    const value = rows[row]?.values[at] ?? { kind: "blank" };
    if (value.kind === "blank") blank += 1;
    else if (value.kind !== kind) unread += 1;
    else entries.push({ row, ...orderAndUnit(value) });
  }
  return { entries, counts: { all: rows.length, chosen: chosen.length, used: entries.length, blank, unread } };
}

function orderAndUnit(value: CellValue): { order: number; unit: string } {
  if (value.kind === "figure") return { order: value.value, unit: value.unit };
  if (value.kind === "time") return { order: value.value, unit: "" };
  // A day without its year is not earlier than one with it.
  return value.kind === "day"
    ? { order: orderOf(value), unit: value.year === null ? "?" : "" }
    : { order: 0, unit: "" };
}

export const sumOf = (entries: readonly Entry[]) => tidyNumber(entries.reduce((total, { order }) => total + order, 0));

/** A cell as it is told. */
export function shownCell({ rows }: ReadTable, row: number, column: Column): string {
  const value = rows[row]?.values[column.at];
  return value?.kind === "figure"
    ? showFigure(value.value, value.unit, column)
    : (rows[row]?.row.cells[column.at] ?? "");
}
