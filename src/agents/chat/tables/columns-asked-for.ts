import { bareLetters } from "./bare-letters.ts";
import { isOfKind } from "./column-words.ts";
import { type Column, isMeasure, type ReadTable } from "./columns.ts";
import { isCurrency } from "./read-cell.ts";
import { scaleOf } from "./unit-scale.ts";

/** What a word of asking wants to be told: how much is money, who a person. */
const wanted: readonly { readonly asks: RegExp; readonly isIt: (column: Column, read: ReadTable) => boolean }[] = [
  { asks: /얼마(?!나\s?(?:걸|오래|자주|남))|\bhow much\b/i, isIt: isOfMoney },
  { asks: /언제|며칠|\bwhen\b|\bwhat date\b/i, isIt: ({ kind }) => kind === "day" },
  {
    asks: /누구|누가|\bwho(?:se)?\b/i,
    isIt: ({ kind, base }) => kind === "words" && isOfKind(bareLetters(base), ["person"]),
  },
  { asks: /어디|\bwhere\b/i, isIt: ({ kind, base }) => kind === "words" && isOfKind(bareLetters(base), ["place"]) },
];

/** The only column that can tell what a question asks for without naming it; none where there are several. */
export function columnsAskedFor(question: string, read: ReadTable): number[] {
  const kind = wanted.find(({ asks }) => asks.test(question));
  const able = kind === undefined ? [] : read.columns.filter((column) => kind.isIt(column, read));
  return able.length === 1 ? able.map(({ at }) => at) : [];
}

function isOfMoney(column: Column, { rows }: ReadTable): boolean {
  if (column.kind !== "figure" || !isMeasure(column)) return false;
  const cell = rows.find(({ values }) => values[column.at]?.kind === "figure")?.values[column.at];
  const unit = column.unit === "" && cell?.kind === "figure" ? cell.unit : scaleOf(column.unit).unit;
  return (
    isCurrency(unit) ||
    (unit === "" && isOfKind(bareLetters(column.base), ["price", "pay", "sales", "budget", "spent"]))
  );
}
