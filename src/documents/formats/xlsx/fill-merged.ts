import { cellPlaceOf } from "./cell-place.ts";

/** A merged cell up to this length is a label that each of its rows is read by; a longer one is told once. */
const longestLabel = 60;

interface Range {
  readonly first: { readonly row: number; readonly column: number };
  readonly last: { readonly row: number; readonly column: number };
}

/**
 * Of merged cells only the first is seen; the others may hold what stood there before. Merged downwards it is the label of each of
 * its rows that has something of its own. An amount is not repeated: it would be added up once for every row.
 */
export function fillMerged(rows: ReadonlyMap<number, string[]>, merged: readonly string[], lastRow: number): void {
  const ranges = rangesOf(merged).map(({ first, last }) => ({
    first,
    last: { ...last, row: Math.min(last.row, lastRow) },
  }));
  for (const range of ranges) clearCovered(rows, range);
  const own = new Set([...rows].filter(([, row]) => row.some((words) => words !== "")).map(([at]) => at));
  let firstColumn = Infinity;
  for (const row of rows.values()) {
    const at = row.findIndex((words) => words !== undefined && words !== "");
    if (at >= 0) firstColumn = Math.min(firstColumn, at + 1);
  }
  for (const { first, last } of ranges) {
    const label = rows.get(first.row)?.[first.column - 1] ?? "";
    if (label === "" || label.length > longestLabel) continue;
    if (first.column !== firstColumn && amount.test(label)) continue;
    for (let at = first.row + 1; at <= last.row; at += 1) {
      const row = rows.get(at);
      if (row === undefined || !own.has(at)) continue;
      while (row.length < first.column) row.push("");
      row[first.column - 1] = label;
    }
  }
}

/** Whether the rows between two that hold something are those of cells merged downwards. */
export function coveredRows(merged: readonly string[]): (before: number, after: number) => boolean {
  const reach = new Map<number, number>();
  for (const { first, last } of rangesOf(merged)) reach.set(first.row, Math.max(reach.get(first.row) ?? 0, last.row));
  return (before, after) => (reach.get(before) ?? 0) >= after - 1;
}

function rangesOf(merged: readonly string[]): Range[] {
  return merged.flatMap((reference) => {
    const [first, last] = reference.split(":").map(cellPlaceOf);
    return first == null || last == null ? [] : [{ first, last }];
  });
}

/** A number with a currency or a unit. A day has more numbers, and 3팀 and 2분기 are names. */
const amount = /^[^\p{L}\d]*\d[\d,. ]*(?!년|월|분기|팀|반|층|호|차|학년|st$|nd$|rd$|th$)[^\d-]{0,6}$/u;

function clearCovered(rows: ReadonlyMap<number, string[]>, { first, last }: Range): void {
  for (let at = first.row; at <= last.row; at += 1) {
    const row = rows.get(at);
    if (row === undefined) continue;
    for (let column = first.column; column <= Math.min(last.column, row.length); column += 1)
      if (at !== first.row || column !== first.column) row[column - 1] = "";
  }
}
