import { isCode, type ReadTable } from "./columns.ts";

/** The column that rows are called by: the first of words in which no two are alike, else the first of words. */
export function defaultLabel({ columns, rows }: ReadTable): number | null {
  const words = columns.filter(({ kind }) => kind === "words");
  const isDistinct = (at: number) => new Set(rows.map(({ row }) => row.cells[at])).size === rows.length;
  const distinct = words.find((column) => !isCode(column) && isDistinct(column.at));
  return (distinct ?? words[0])?.at ?? null;
}
