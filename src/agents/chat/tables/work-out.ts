import { tidyNumber } from "../question/tidy-number.ts";
import { bareLetters } from "./bare-letters.ts";
import { type Entry, entriesOf, shownCell, sumOf } from "./column-entries.ts";
import { isOfKind, kindsSaidOf } from "./column-words.ts";
import { addsUp, type Column, canAdd, type ReadTable } from "./columns.ts";
import { defaultLabel } from "./default-label.ts";
import { groupRows } from "./group-rows.ts";
import { type CellValue, isCurrency } from "./read-cell.ts";
import { rowsAsked } from "./rows-asked.ts";
import { leavesLabelsOut } from "./select-rows.ts";
import { showFigure } from "./show-value.ts";
import type { TableReading } from "./table-reading.ts";
import { unitAbove } from "./unit-above.ts";
import type { Declined, Note, Worked } from "./worked.ts";

type Why = Declined["why"];

/** Works a reading out over all the rows of its table; or says why not. */
export async function workOut(
  reading: TableReading,
  pause: () => Promise<void>,
): Promise<readonly (Worked | Declined)[]> {
  const { read } = reading.source;
  const decline = (why: Why): [Declined] => [{ reading, why }];
  if (reading.unclear !== null) return decline(reading.unclear);
  if (!read.table.isWhole) return decline({ kind: "not-whole" });
  if (reading.filters.some((filter) => leavesYearOpen(filter, read))) return decline({ kind: "several-years" });
  if (reading.filters.some((filter) => leavesUnitOpen(filter, read))) return decline({ kind: "mixed-units", sums: [] });
  if (reading.asked !== "cells" && leavesLabelsOut(read, reading.filters, reading.grouping))
    return decline({ kind: "not-whole" });
  const chosen = await rowsAsked(reading, pause);
  if (chosen.length === 0 && reading.asked === "cells") return [];
  if (chosen.length === 0 && reading.asked !== "count") return decline({ kind: "no-row" });
  const counts = reading.asked === "count" || (reading.operation.of === "count" && reading.asked !== "cells");
  const open = counts ? whyOpen(read, null, chosen) : null;
  if (open !== null) return decline(open);
  if (reading.asked === "count" && reading.grouping === null) return [countRows(reading, chosen)];
  if (reading.asked === "rows") return [tellRows(reading, chosen)];
  if (reading.asked === "cells")
    return reading.asksFigure && !hasFigure(reading, chosen) ? [] : [tellRows(reading, chosen)];
  if (reading.asked === "count" || reading.operation.of === "count") return groupRows(reading, null, chosen);
  return reading.columns.flatMap((at) => {
    const column = read.columns[at];
    return column === undefined ? [] : ofColumn(reading, column, chosen);
  });
}

/** 3천만원 is not compared with figures whose unit stands above the table in a way that is not read. */
function leavesUnitOpen(filter: TableReading["filters"][number], { columns, rows, table }: ReadTable): boolean {
  if (filter.kind !== "condition" || filter.condition.kind !== "figure") return false;
  if (columns[filter.column]?.unit !== "" || unitAbove(table.title) === null) return false;
  const isBare = rows.some(
    ({ values }) => values[filter.column]?.kind === "figure" && unitIn(values[filter.column]) === "",
  );
  return isBare && filter.condition.bounds.some(({ unit, isScaled }) => isScaled || isCurrency(unit));
}

const unitIn = (value: CellValue | undefined) => (value?.kind === "figure" ? value.unit : "");

function leavesYearOpen(filter: TableReading["filters"][number], { rows }: ReadTable): boolean {
  if (filter.kind !== "condition" || filter.condition.kind !== "day") return false;
  if (filter.condition.bounds.every(({ relation, day }) => relation === "is" || day.year !== null)) return false;
  const years = new Set(
    rows.flatMap(({ values }) => (values[filter.column]?.kind === "day" ? [yearOf(values[filter.column])] : [])),
  );
  return years.size > 1;
}

const yearOf = (value: CellValue | undefined) => (value?.kind === "day" ? value.year : null);

function ofColumn(reading: TableReading, column: Column, chosen: readonly number[]): readonly (Worked | Declined)[] {
  const { asked, operation, grouping, source } = reading;
  const { entries, counts } = entriesOf(source.read, column, chosen);
  const decline = (why: Why): [Declined] => [{ reading, why }];
  if (entries.length === 0) return decline({ kind: "no-value" });
  const open = whyOpen(source.read, column, chosen);
  if (open !== null) return decline(open);
  const isRanked = asked === "most" || asked === "least";
  // What could not be read may be the most.
  if (isRanked && counts.unread > 0 && chosen.some((row) => isUnread(source.read, row, column)))
    return decline({ kind: "not-whole" });
  if (grouping !== null) return groupRows(reading, column, chosen);
  const units = [...new Set(entries.map(({ unit }) => unit))];
  if (units.length > 1) {
    const sums = units.map(
      (unit) => `${showFigure(sumOf(entries.filter((entry) => entry.unit === unit)), unit, column)}`,
    );
    return decline({ kind: "mixed-units", sums: asked === "sum" ? sums : [] });
  }
  if (isRanked) return ranked(reading, column, entries, counts);
  const isAll = reading.filters.length === 0;
  const sum = sumOf(entries);
  const value = asked === "sum" ? sum : tidyNumber(sum / entries.length);
  const [unit = ""] = units;
  const notes: Note[] = [];
  if (asked === "average" && (column.unit === "%" || unit === "%")) notes.push({ kind: "plain-average" });
  if (asked === "sum" && isAll) notes.push(...totalNotes(source.read, column, sum, unit));
  const rows = entries.map(({ row }) => row);
  return [
    {
      reading: { ...reading, operation },
      column,
      value: showFigure(value, unit, column),
      named: [],
      counts,
      rows,
      groups: [],
      notes,
    },
  ];
}

/** A cell that has a digit, and was not read as the others of its column. */
function isUnread({ rows }: ReadTable, row: number, { at, kind }: Column): boolean {
  const value = rows[row]?.values[at];
  return value !== undefined && value.kind !== kind && /\d/.test(rows[row]?.row.cells[at] ?? "");
}

/** Why rows that are chosen are not worked out: one of them may sum up the others. */
function whyOpen(read: ReadTable, column: Column | null, chosen: readonly number[]): Why | null {
  if (takesSum(read, column, chosen)) return { kind: "ends-in-sum" };
  const isMet = chosen.some(
    (row) => read.openRows.has(row) && (column === null || read.rows[row]?.values[column.at]?.kind === "figure"),
  );
  return isMet ? { kind: "not-whole" } : null;
}

/** Whether a last row that may be a sum is among those chosen: by the column that is asked of, or by all that add up. */
function takesSum({ rows, columns, lastSums }: ReadTable, column: Column | null, chosen: readonly number[]): boolean {
  const last = rows.length - 1;
  if (lastSums.length === 0 || !chosen.includes(last)) return false;
  const others = columns.filter((one) => canAdd(one) && !lastSums.includes(one.at));
  const isAll = others.every(({ at }) => rows[last]?.values[at]?.kind !== "figure");
  return isAll || (column !== null && lastSums.includes(column.at));
}

/** What the table's own sums say: one of all rows, or those of its groups together. */
function totalNotes({ totals, totalsOfAll }: ReadTable, column: Column, sum: number, unit: string): Note[] {
  const toldIn = (rows: ReadTable["totals"]) =>
    rows.flatMap(({ values }) => {
      const value = values[column.at];
      return value?.kind === "figure" ? [value.value] : [];
    });
  const agrees: Note[] = [{ kind: "total-agrees", value: showFigure(sum, unit, column) }];
  const ofAll = toldIn(totalsOfAll);
  const last = ofAll.at(-1);
  if (last !== undefined)
    return ofAll.includes(sum) ? agrees : [{ kind: "total-differs", value: showFigure(last, unit, column) }];
  // The sum of one group is none of all.
  const ofGroups = toldIn(totals);
  const together = tidyNumber(ofGroups.reduce((all, value) => all + value, 0));
  return ofGroups.includes(sum) || (ofGroups.length > 0 && together === sum) ? agrees : [];
}

function ranked(
  asking: TableReading,
  column: Column,
  entries: readonly Entry[],
  counts: Worked["counts"],
): readonly (Worked | Declined)[] {
  const { source, operation } = asking;
  const isMost = isLargest(asking.asked === "most", operation.adjective, column);
  const reading: TableReading = { ...asking, asked: isMost ? "most" : "least" };
  const sign = isMost ? -1 : 1;
  const order = entries.toSorted((one, other) => sign * (one.order - other.order) || one.row - other.row);
  const take = operation.take ?? 1;
  const places = [...new Set(order.map((entry) => entry.order))];
  // Rows with the same value share their place.
  const border = operation.nth === null ? order[Math.min(take, order.length) - 1]?.order : places[operation.nth - 1];
  if (border === undefined) return [];
  const best = order.filter((entry) =>
    operation.nth === null ? sign * (entry.order - border) <= 0 : entry.order === border,
  );
  const rows = best.map(({ row }) => row);
  const label = reading.labels.find((at) => at !== column.at) ?? defaultLabel(source.read);
  const cell = (row: number, at: number) => source.read.rows[row]?.row.cells[at] ?? "";
  const isSingle = take === 1;
  const value = isSingle ? shownCell(source.read, rows[0] ?? 0, column) : null;
  const named = label === null ? [] : rows.map((row) => cell(row, label));
  const one: Worked = { reading, column, value, named, counts, rows, groups: [], notes: [] };
  const isSpread =
    label !== null &&
    source.read.columns[label]?.kind === "words" &&
    reading.labels.includes(label) &&
    new Set(entries.map(({ row }) => cell(row, label))).size < entries.length;
  // One row of several of a team is not the team.
  // The dearest is one thing, and no group of them.
  const isOfThing = kindsSaidOf(operation.adjective).length > 0;
  if (!isSpread || isOfThing || column.kind !== "figure" || take > 1) return [one];
  if (leavesLabelsOut(source.read, [], { column: label, by: "cell" }))
    return [{ reading: asking, why: { kind: "not-whole" } }];
  const of = addsUp(column) ? "sum" : "average";
  const grouped = groupRows(
    { ...reading, operation: { ...operation, of }, grouping: { column: label, by: "cell" } },
    column,
    entries.map(({ row }) => row),
  );
  return [
    ...grouped.flatMap((worked) => ("value" in worked ? [{ ...worked, counts }] : [])),
    { ...one, notes: [{ kind: "one-row" }] },
  ];
}

/** The oldest is of the greatest age and of the earliest day. */
function isLargest(isMost: boolean, adjective: string, { kind, base }: Column): boolean {
  const isAge = kind === "figure" && isOfKind(bareLetters(base), ["age"]);
  if (/^(?:오래|oldest)/.test(adjective)) return isAge;
  // Who is of the greatest age was born first.
  if (kind === "day" && isOfKind(bareLetters(base), ["birth"]) && /^[많적]/.test(adjective)) return !isMost;
  if (/^(?:어린|어려|젊|youngest)/.test(adjective)) return kind === "day";
  return isMost;
}

function countRows(reading: TableReading, chosen: readonly number[]): Worked {
  const { rows, columns } = reading.source.read;
  const [at] = reading.columns;
  const names =
    at === undefined ? [] : chosen.map((row) => rows[row]?.row.cells[at] ?? "").filter((cell) => cell !== "");
  const distinct = new Set(names).size;
  const isDistinct = at !== undefined && distinct > 0 && distinct < chosen.length && columns[at]?.kind === "words";
  return {
    reading,
    column: isDistinct ? (columns[at] ?? null) : null,
    value: String(isDistinct ? distinct : chosen.length),
    named: isDistinct ? [...new Set(names)] : [],
    counts: { all: rows.length, chosen: chosen.length, used: chosen.length, blank: 0, unread: 0 },
    rows: chosen,
    groups: [],
    notes: [],
  };
}

/** How much or when is told by a figure. */
function hasFigure({ source, columns }: TableReading, chosen: readonly number[]): boolean {
  return chosen.some((row) =>
    columns.some((at) =>
      /\d|[한두세네]\s?[번달주시]|무료|없음|매[주월일]|free|daily|never/i.test(
        source.read.rows[row]?.row.cells[at] ?? "",
      ),
    ),
  );
}

function tellRows(reading: TableReading, chosen: readonly number[]): Worked {
  const { read } = reading.source;
  const [at, another] = reading.columns;
  const isOne = reading.asked === "cells" && at !== undefined && another === undefined;
  const column = isOne ? (read.columns[at] ?? null) : null;
  const told = column === null ? [] : [...new Set(chosen.map((row) => shownCell(read, row, column)))];
  return {
    reading,
    column,
    value: told.length === 1 ? (told[0] ?? null) : null,
    named: told.length > 1 ? told : [],
    counts: { all: read.rows.length, chosen: chosen.length, used: chosen.length, blank: 0, unread: 0 },
    rows: chosen,
    groups: [],
    notes: [],
  };
}
