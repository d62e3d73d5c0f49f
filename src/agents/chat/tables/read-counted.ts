import { bareLetters } from "./bare-letters.ts";
import { isOfKind } from "./column-words.ts";
import { type Column, isMeasure, type ReadTable } from "./columns.ts";
import { bestOf } from "./question-columns.ts";
import type { QuestionParts } from "./question-parts.ts";
import { readFollowing } from "./read-following.ts";
import type { TableReading } from "./table-reading.ts";
import { asksOfThose, asksOfWhole } from "./whole-or-those.ts";

const asksRows = /줄|행|\b(?:rows?|entries|records)\b/i;
const asksSum = /총|모두|전부|다\s|전체|합|total|altogether|in all/i;

/** How many: rows are counted, unless a column counts already. */
export function readCounted(parts: QuestionParts): TableReading | null {
  const { question, context, read, isFile, base, filters, ofFilters, grouping } = parts;
  const { named, measures, labels, unknown, unclearBy } = parts;
  const isOfKey = filters.length > 0 && filters.every((filter) => filter.kind === "cell" && isKey(read, filter.column));
  const amount = amountOf();
  // 재고가 모두 몇 개: the column counts already.
  if (amount !== undefined) {
    if (unknown.length > 0) return null;
    if (asksSum.test(question)) return { ...base, asked: "sum", columns: [amount], unclear: unclearBy(null) };
    if (filters.length === 0) return readFollowing(parts, [amount]);
    return { ...base, asked: "cells", columns: [amount], unclear: unclearBy(null) };
  }
  const isBare = named.length === 0 && filters.length === 0 && grouping === null;
  const isSame = (isBare && !asksOfWhole(question)) || asksOfThose(question);
  const kept = context !== null && isSame ? context.reading.filters : [];
  if (isBare && context === null && !isFile && !asksRows.test(question)) return null;
  if (unknown.length > 0 || ofFilters !== null) return null;
  if (!isFile && filters.length === 0 && grouping === null && context === null) return null;
  // 보증 인원은 몇 명: what one row is called by is not counted, but told of.
  if (isOfKey) return null;
  const [label] = labels;
  return {
    ...base,
    asked: "count",
    columns: label === undefined ? [] : [label],
    filters: [...kept, ...filters],
    unclear: unclearBy(null),
    isFollowUp: kept.length > 0,
  };

  function amountOf(): number | undefined {
    const figures = measures.filter(({ column }) => read.columns[column]?.kind === "figure");
    if (figures.length > 0) return bestOf(figures)[0];
    const only =
      isFile && named.length === 0 ? read.columns.filter((column) => isCountLike(column) && isMeasure(column)) : [];
    // 우유 몇 개 남았어: of one row the only column that counts is told.
    return isOfKey && only.length === 1 ? only[0]?.at : undefined;
  }
}

/** A column that has another name for every row. */
const isKey = ({ rows }: ReadTable, at: number) => new Set(rows.map(({ row }) => row.cells[at])).size === rows.length;

const isCountLike = ({ base, unit }: Column) =>
  isOfKind(bareLetters(base), ["people", "amount"]) || /^(?:명|개|건|대|권|회)$/.test(unit);
