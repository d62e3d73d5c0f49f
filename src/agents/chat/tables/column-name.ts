import { oneOf } from "#language";
import { readCell } from "./read-cell.ts";

const periods = oneOf`
  분기|반기|학기|월|주|주차|일차|교시
  차|차수|회|회차|기|단계|등급|학년|반
`;
const year = String.raw`(?:19|20)\d\d년?`;
const period = new RegExp(String.raw`^(?:${year}|(?:${year}\s?)?\d{1,2}\s?(?:${periods}))$`);

/** A year, a month or a round names a column. */
export const isPeriod = (cell: string) => period.test(cell.trim());

/** Whether a cell may be the name of a column: it is no figure, no day and nothing that is yet to be told. */
export function isColumnName(cell: string): boolean {
  if (isPeriod(cell)) return true;
  if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(cell.trim())) return false;
  const value = readCell(cell);
  return value.kind === "words" || (value.kind === "day" && value.day === null);
}
