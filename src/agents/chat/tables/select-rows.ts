import { namesOfCell } from "./cell-index.ts";
import type { Column, ReadTable } from "./columns.ts";
import type { BoundRelation, DayBound, FigureBound, RowCondition } from "./conditions.ts";
import { eachOf } from "./joined-conditions.ts";
import type { CellValue } from "./read-cell.ts";
import type { CivilValue } from "./read-day.ts";
import type { ReadRow } from "./read-row.ts";
import type { CellName, Filter, RowGrouping } from "./table-reading.ts";
import { scaleOf } from "./unit-scale.ts";

const rowsAtOnce = 500;

/** The rows that all filters are true of, by their places. */
export async function selectRows(
  { columns, rows }: ReadTable,
  filters: readonly Filter[],
  pause: () => Promise<void>,
): Promise<number[]> {
  const tests = filters.map((filter) => testOf(filter, columns));
  const chosen: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === 0) await pause();
    if (tests.every((test) => test(row))) chosen.push(at);
  }
  return chosen;
}

/**
 * Whether rows are chosen or grouped by a column whose label may stand in the first of several rows alone, as merged cells are written:
 * which of the others are meant is not known.
 */
export function leavesLabelsOut(
  { rows }: ReadTable,
  filters: readonly Filter[],
  grouping: RowGrouping | null,
): boolean {
  const isPartly = (column: number) =>
    (rows[0]?.row.cells[column] ?? "") !== "" && rows.some(({ row }) => (row.cells[column] ?? "") === "");
  const chosenBy = filters.filter(({ kind, column }) => kind === "cell" || (column === 0 && !asksBlank(column)));
  return [...chosenBy, ...(grouping === null ? [] : [grouping])].some(({ column }) => isPartly(column));

  function asksBlank(column: number): boolean {
    return filters.some(
      (filter) =>
        filter.column === column && filter.kind === "condition" && /^(?:blank|filled)$/.test(filter.condition.kind),
    );
  }
}

function testOf(filter: Filter, columns: readonly Column[]): (row: ReadRow) => boolean {
  const { column } = filter;
  if (filter.kind === "cell") {
    const isOne = ({ row }: ReadRow) => {
      const cell = row.cells[column] ?? "";
      const { whole, parts } = namesOfCell(cell);
      // Names are one or the other; words of one name stand together.
      const isNamed = ({ letters }: CellName) => whole.includes(letters) || `${whole[0]}년` === letters;
      const words = filter.names.filter((name) => !name.isWhole);
      return (
        filter.names.some((name) => name.isWhole && isNamed(name)) ||
        (words.length > 0 && words.every((name) => isNamed(name) || parts.includes(name.letters)))
      );
    };
    return (row) => isOne(row) !== filter.isNot;
  }
  const { condition } = filter;
  const unit = columns[column]?.unit ?? "";
  return ({ values }) => eachOf(condition).some((one) => holds(one, values[column] ?? { kind: "blank" }, unit));
}

function holds(condition: RowCondition, value: CellValue, unit: string): boolean {
  if (condition.kind === "blank") return isEmpty(value);
  if (condition.kind === "filled") return !isEmpty(value);
  if (condition.kind === "figure")
    return value.kind === "figure" && condition.bounds.every((bound) => isWithin(value, bound, unit));
  if (condition.kind === "day") {
    if (value.kind === "figure")
      return condition.bounds.every((bound) => isOn({ year: value.value, month: null, day: null }, bound));
    return value.kind === "day" && condition.bounds.every((bound) => isOn(value, bound));
  }
  return true;
}

/** Of what is counted, none is nothing. */
const isEmpty = (value: CellValue) => value.kind === "blank" || (value.kind === "figure" && value.value === 0);

function isWithin(cell: { value: number; unit: string }, bound: FigureBound, unit: string): boolean {
  const { scale } = scaleOf(unit);
  // 300만원 in a column of 만원 is 300 of them.
  const value = cell.unit === "" ? cell.value : cell.value / scale;
  // 3천만원 is told in 원, and so is a column of 만원 then; a bare 3,000 is told as the column is.
  const own = bound.unit !== "" || bound.isScaled ? value * scale : value;
  return compares(own, bound.value, bound.relation);
}

/** Days are compared as far as the question tells them: 3월 이후 by months. */
function isOn(value: CivilValue, { day, relation }: DayBound): boolean {
  const told = (["year", "month", "day"] as const).filter((part) => day[part] !== null);
  if (told.some((part) => value[part] === null)) return false;
  const orderOf = (one: CivilValue) => told.reduce((sum, part) => sum * 100 + (one[part] ?? 0), 0);
  return compares(orderOf(value), orderOf(day), relation);
}

function compares(value: number, other: number, relation: BoundRelation): boolean {
  if (relation === "least") return value >= other;
  if (relation === "most") return value <= other;
  if (relation === "above") return value > other;
  return relation === "below" ? value < other : value === other;
}
