import type { Column } from "./columns.ts";
import { isSign } from "./read-cell.ts";

const counted = /^(?:day|night|week|month|year|hour|minute|item|unit|point|mile|room|seat)$/i;

/** A figure as it is told, with the unit of its cells or of its column: 1,200원, $30, 12 days. */
export function showFigure(value: number, unit: string, column: Column | null): string {
  const number = value.toLocaleString("en-US", { maximumFractionDigits: 2 });
  const own = unit === "" ? (column?.unit ?? "") : unit;
  if (isSign(own)) return value < 0 ? `-${own}${number.slice(1)}` : `${own}${number}`;
  if (!/^[a-z]/i.test(own)) return `${number}${own}`;
  return `${number} ${own}${value !== 1 && counted.test(own) ? "s" : ""}`;
}
