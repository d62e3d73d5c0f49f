import { fittingColumns } from "./question-columns.ts";
import type { QuestionParts } from "./question-parts.ts";
import type { TableReading } from "./table-reading.ts";

/** What goes on from the question before by a group, a cell or a column alone; null where it does not. */
export function readFollowing(parts: QuestionParts, asked: readonly number[]): TableReading | null {
  const { context, filters, grouping, read, base, those, unclearBy } = parts;
  if (context === null) return null;
  const { reading, rows } = context;
  const unclear = unclearBy(null);
  const isWhole = reading.asked === "sum" || reading.asked === "average" || reading.asked === "count";
  const isCells = filters.length > 0 && filters.every(({ kind }) => kind === "cell");
  const others = reading.filters.filter((old) => !filters.some(({ column }) => column === old.column));
  // 서울은: another cell of a column takes the place of the one before, but of those rows both are asked.
  const kept = those === null ? [...others, ...filters] : base.filters;
  const follows = { ...reading, filters: kept, isFollowUp: true, unclear };
  if (grouping !== null && isWhole) return { ...follows, grouping };
  if (isWhole && isCells && asked.length === 0) return follows;
  if (those !== null && filters.length > 0 && !(isWhole && asked.length === 0)) return ofThose();
  if (isCells && asked.length === 0) {
    const told = reading.columns.length > 0 ? reading.columns : reading.labels;
    return told.length === 0 ? null : { ...base, asked: "cells", columns: told, isFollowUp: true, unclear };
  }
  if (filters.length > 0 || asked.length === 0) return null;
  const fitsWhole = asked.filter((at) =>
    fittingColumns(reading.operation, read.columns).some((column) => column.at === at),
  );
  if (isWhole && reading.asked !== "count") return fitsWhole.length === 0 ? null : { ...follows, columns: fitsWhole };
  if (rows.length === 0) return null;
  return {
    ...base,
    asked: "cells",
    columns: asked,
    filters: reading.filters,
    within: rows,
    isFollowUp: true,
    unclear,
  };

  /** 그중 서울은: rows that were told, and fit what is said now as well. */
  function ofThose(): TableReading {
    const isRows = asked.length === 0 || filters.some(({ kind }) => kind === "condition");
    return { ...base, asked: isRows ? "rows" : "cells", columns: asked, isFollowUp: true, unclear };
  }
}
