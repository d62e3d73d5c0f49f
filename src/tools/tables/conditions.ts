import { readCell, sameLetters } from "./cell-value.ts";
import type { RowCondition } from "./table-query.ts";

/** Tells whether a cell fulfils a condition: figures by their value, days by their date, all else by its letters. */
export function createCondition({ is, value }: RowCondition): (cell: string) => boolean {
  const asked = readCell(value);
  const letters = sameLetters(value);
  if (is === "contains") return (cell) => sameLetters(cell).includes(letters);
  const differenceOf = (cell: string): number | null => {
    const own = readCell(cell);
    if (own.kind === "figure" && asked.kind === "figure")
      return asked.unit !== "" && own.unit !== "" && asked.unit !== own.unit ? null : own.value - asked.value;
    if (own.kind === "day" && asked.kind === "day") return own.value.localeCompare(asked.value);
    return null;
  };
  const isEqual = (cell: string) => sameLetters(cell) === letters || differenceOf(cell) === 0;
  switch (is) {
    case "=":
      return isEqual;
    case "!=":
      return (cell) => !isEqual(cell);
    case ">":
      return (cell) => (differenceOf(cell) ?? 0) > 0;
    case ">=":
      return (cell) => (differenceOf(cell) ?? -1) >= 0;
    case "<":
      return (cell) => (differenceOf(cell) ?? 0) < 0;
    case "<=":
      return (cell) => (differenceOf(cell) ?? 1) <= 0;
  }
}
