import { tidyNumber } from "../question/tidy-number.ts";
import { entriesOf, sumOf } from "./column-entries.ts";
import type { Column, ReadTable } from "./columns.ts";
import { showFigure } from "./show-value.ts";
import type { RowGrouping, TableReading } from "./table-reading.ts";
import type { Declined, Worked } from "./worked.ts";

/** For each group of rows what is asked, or the groups that have the most of it. */
export function groupRows(
  reading: TableReading,
  column: Column | null,
  chosen: readonly number[],
): readonly (Worked | Declined)[] {
  const { grouping, operation, asked, source } = reading;
  const { read } = source;
  if (grouping === null) return [];
  const does = column === null ? "count" : asked === "sum" || asked === "average" ? asked : (operation.of ?? "sum");
  const { entries, counts } =
    column === null
      ? {
          entries: chosen.map((row) => ({ row, order: 1, unit: "" })),
          counts: { all: read.rows.length, chosen: chosen.length, used: chosen.length, blank: 0, unread: 0 },
        }
      : entriesOf(read, column, chosen);
  if (new Set(entries.map(({ unit }) => unit)).size > 1) return [{ reading, why: { kind: "mixed-units", sums: [] } }];
  const unit = entries[0]?.unit ?? "";
  const show = (value: number) => (does === "count" ? String(value) : showFigure(value, unit, column));
  const groups = [...Map.groupBy(entries, ({ row }) => groupName(read, row, grouping))].map(([name, own]) => {
    const sum = sumOf(own);
    const order = does === "average" ? tidyNumber(sum / own.length) : sum;
    return { name, order, value: show(order), rows: own.length };
  });
  if (groups.length === 0) return [{ reading, why: { kind: "no-value" } }];
  const rows = entries.map(({ row }) => row);
  if (asked !== "most" && asked !== "least") {
    const overall = does === "average" ? tidyNumber(sumOf(entries) / entries.length) : sumOf(entries);
    return [
      {
        reading,
        column,
        value: null,
        named: [],
        counts,
        rows,
        groups,
        notes: [{ kind: "overall", value: show(overall) }],
      },
    ];
  }
  const sign = asked === "most" ? -1 : 1;
  const order = groups.toSorted((one, other) => sign * (one.order - other.order));
  const border = order[Math.min(operation.take ?? 1, order.length) - 1]?.order ?? 0;
  const best = order.filter((group) => sign * (group.order - border) <= 0);
  const own = new Set(best.map(({ name }) => name));
  return [
    {
      reading: { ...reading, operation: { ...operation, of: does } },
      column,
      value: best.length === 1 ? (best[0]?.value ?? null) : null,
      named: best.map(({ name }) => name),
      counts,
      rows: rows.filter((row) => own.has(groupName(read, row, grouping))),
      groups: order,
      notes: [],
    },
  ];
}

function groupName({ rows }: ReadTable, row: number, { column, by }: RowGrouping): string {
  const value = rows[row]?.values[column];
  if (by === "cell" || value?.kind !== "day") return rows[row]?.row.cells[column] ?? "";
  const { year, month } = value;
  return by === "year"
    ? String(year ?? "")
    : `${year === null ? "" : `${year}-`}${String(month ?? 0).padStart(2, "0")}`;
}
