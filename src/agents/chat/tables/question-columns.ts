import { bareLetters } from "./bare-letters.ts";
import { isOfKind, kindsSaidOf } from "./column-words.ts";
import { type Column, canAdd, isMeasure } from "./columns.ts";
import type { Operation } from "./operation.ts";
import type { QuestionItem } from "./question-items.ts";
import type { RowGrouping } from "./table-reading.ts";

/** What groups a question asks for: 부서별, per country, 월별. */
export function groupingOf(items: readonly QuestionItem[], columns: readonly Column[]): RowGrouping | null {
  for (const item of items) {
    if (item.kind === "each") {
      const days = columns.filter(({ kind }) => kind === "day");
      return days.length === 1 && days[0] !== undefined ? { column: days[0].at, by: item.by } : null;
    }
    if (item.kind !== "column" || !(item.isEach || item.words.endsWith("별"))) continue;
    const words = item.columns.find(({ column }) => {
      const found = columns[column];
      return found !== undefined && (found.kind === "words" || !isMeasure(found) || found.kind === "day");
    });
    if (words !== undefined) return { column: words.column, by: "cell" };
  }
  return null;
}

/** The columns that a question names, and how well. */
export function namedColumns(
  items: readonly QuestionItem[],
  taken: ReadonlySet<QuestionItem>,
  grouping: RowGrouping | null,
) {
  const fits = new Map<number, number>();
  for (const item of items) {
    if (item.kind !== "column" || taken.has(item) || (item.isEach && grouping !== null)) continue;
    for (const { column, fit } of item.columns)
      if (column !== grouping?.column) fits.set(column, (fits.get(column) ?? 0) + fit);
  }
  return [...fits].map(([column, fit]) => ({ column, fit }));
}

/** Those that are named best. */
export function bestOf(named: readonly { readonly column: number; readonly fit: number }[]): number[] {
  const best = Math.max(0, ...named.map(({ fit }) => fit));
  return named.filter(({ fit }) => fit === best).map(({ column }) => column);
}

/** Columns that words name which name none of some others. */
export function columnsLeft(
  items: readonly QuestionItem[],
  taken: ReadonlySet<QuestionItem>,
  read: readonly number[],
): number[] {
  return items.flatMap((item) => {
    if (item.kind !== "column" || taken.has(item) || item.isEach) return [];
    return item.columns.some(({ column }) => read.includes(column)) ? [] : item.columns.map(({ column }) => column);
  });
}

/** What 가장 많은 is said of: the columns that are named right before it; none where none is. */
export function columnsBefore(items: readonly QuestionItem[]): readonly number[] {
  const at = items.findIndex(({ kind }) => kind === "superlative");
  const before = items[at - 1];
  return at > 0 && before?.kind === "column" ? before.columns.map(({ column }) => column) : [];
}

/** The columns that something can be done with. */
export function fittingColumns({ kind, of }: Operation, columns: readonly Column[]): readonly Column[] {
  if (kind === "sum" || of === "sum") return columns.filter(canAdd);
  if (kind === "average" || of === "average")
    return columns.filter((column) => column.kind === "figure" && isMeasure(column));
  return columns.filter(isMeasure);
}

/** The columns that an adjective is said of: 비싼 of prices, 늦은 of days. */
export function impliedColumns({ adjective }: Operation, fitting: readonly Column[]): number[] {
  // The first kind that the table has: the oldest is so by age before by any day.
  for (const wanted of kindsSaidOf(adjective)) {
    const said = fitting.filter(({ kind, base }) => kind === wanted || isOfKind(bareLetters(base), [wanted]));
    if (said.length > 0) return said.map(({ at }) => at);
  }
  return [];
}

/** 예산 합계가 가장 큰 부서: groups are compared by what is worked out of each. */
export function rankedGroup(
  { kind, of }: Operation,
  labels: readonly number[],
  columns: readonly Column[],
): RowGrouping | null {
  return (kind === "most" || kind === "least") && of !== null ? lastWords(labels, columns) : null;
}

/** The last column of words that is named. */
export const lastWords = (labels: readonly number[], columns: readonly Column[]): RowGrouping | null => {
  const column = labels.findLast((at) => columns[at]?.kind === "words");
  return column === undefined ? null : { column, by: "cell" };
};
