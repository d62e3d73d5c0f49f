import { createYield } from "#kernel";
import { exact, readCell, sameLetters } from "./cell-value.ts";
import { columnAt, type DocumentRow, type DocumentTable, isTotalRow, tableName, unitOfName } from "./table.ts";
import type { Fold, RowCondition, TableQuery } from "./table-query.ts";

export interface TableResult {
  readonly table: DocumentTable;
  readonly rows: readonly (readonly string[])[];
  /** The rows of the table that were chosen; those with a total, which tell of the others, are not among them. */
  readonly used: readonly DocumentRow[];
  readonly totalsLeftOut: number;
  /** Cells of folded columns that hold nothing. */
  readonly blankCells: number;
}

/** Why a query could not be computed, and the name of what was wrong. */
export interface TableProblem {
  readonly problem: "no-table" | "no-column" | "not-figures" | "several-units" | "mixed-fold";
  readonly name: string;
}

export const isProblem = (answer: TableResult | TableProblem): answer is TableProblem => "problem" in answer;

/** A result has no more rows than this, whatever a query says. */
const mostResultRows = 200;
/** Computes a query over all rows of one of the tables. */
export async function runTableQuery(
  query: TableQuery,
  tables: readonly DocumentTable[],
): Promise<TableResult | TableProblem> {
  const table = tableNamed(query.table, tables);
  if (table === null) return { problem: "no-table", name: query.table };
  const names = [...query.select, ...query.where, ...(query.order === null ? [] : [query.order])].map(
    ({ column }) => column,
  );
  const missing = [...names, ...query.group].find((name) => name !== null && columnAt(table, name) === null);
  if (missing != null) return { problem: "no-column", name: missing };
  const folds = query.select.some(({ fold }) => fold !== "each");
  const loose = query.select.find(
    ({ column, fold }) => fold === "each" && (folds || query.group.length > 0) && !isGrouped(column, query, table),
  );
  if (loose !== undefined || (!folds && query.select.some(({ column }) => column === null)))
    return { problem: "mixed-fold", name: loose?.column ?? tableName(table) };

  const chosen = await chooseRows(query, table);
  const counted = chosen.filter((row) => !isTotalRow(row));
  // A question may ask for the very row of the total.
  const used = counted.length > 0 ? counted : chosen;
  const groups = folds || query.group.length > 0 ? groupsOf(used, query, table) : used.map((row) => [row]);
  const results: ResultRow[] = [];
  let blankCells = 0;
  for (const rows of groups) {
    const cells: string[] = [];
    for (const { column, fold } of query.select) {
      const folded = foldCells(rows, column, fold, table);
      if ("problem" in folded) return folded;
      blankCells += folded.blankCells;
      cells.push(folded.text);
    }
    const order = query.order === null ? null : foldCells(rows, query.order.column, query.order.fold, table);
    if (order !== null && "problem" in order) return order;
    results.push({ cells, order: order?.text ?? "" });
  }
  if (query.order !== null) sortResults(results, query.order.descending);
  return {
    table,
    rows: results.slice(0, Math.min(query.limit ?? mostResultRows, mostResultRows)).map(({ cells }) => cells),
    used,
    totalsLeftOut: chosen.length - used.length,
    blankCells,
  };
}

interface ResultRow {
  readonly cells: readonly string[];
  readonly order: string;
}

function tableNamed(name: string, tables: readonly DocumentTable[]): DocumentTable | null {
  const named = tables.filter((table) => sameLetters(tableName(table)) === sameLetters(name));
  const [only, another] = named.length > 0 ? named : tables.length === 1 ? tables : [];
  return only !== undefined && another === undefined ? only : null;
}

const isGrouped = (column: string | null, { group }: TableQuery, table: DocumentTable) =>
  column !== null && group.some((name) => columnAt(table, name) === columnAt(table, column));

async function chooseRows({ where }: TableQuery, table: DocumentTable): Promise<DocumentRow[]> {
  const giveWay = createYield();
  const conditions = where.map((condition) => ({
    at: columnAt(table, condition.column) ?? 0,
    holds: createCondition(condition),
  }));
  const chosen: DocumentRow[] = [];
  for (const row of table.rows) {
    await giveWay();
    if (conditions.every(({ at, holds }) => holds(row.cells[at] ?? ""))) chosen.push(row);
  }
  return chosen;
}

/** Without columns to group by, all rows are one group. */
function groupsOf(rows: readonly DocumentRow[], { group }: TableQuery, table: DocumentTable): DocumentRow[][] {
  if (group.length === 0) return [[...rows]];
  const places = group.map((name) => columnAt(table, name) ?? 0);
  const byKey = Map.groupBy(rows, ({ cells }) => JSON.stringify(places.map((at) => sameLetters(cells[at] ?? ""))));
  return [...byKey.values()];
}

type Folded = { readonly text: string; readonly blankCells: number } | TableProblem;

function foldCells(rows: readonly DocumentRow[], column: string | null, fold: Fold, table: DocumentTable): Folded {
  const at = column === null ? null : columnAt(table, column);
  if (column === null || at === null) return { text: String(rows.length), blankCells: 0 };
  const cells = rows.map((row) => row.cells[at] ?? "");
  if (fold === "each") return { text: cells[0] ?? "", blankCells: 0 };
  const filled = cells.filter((cell) => readCell(cell).kind !== "blank");
  const blankCells = cells.length - filled.length;
  if (fold === "count") return { text: String(filled.length), blankCells };
  if (fold === "distinct") return { text: String(new Set(filled.map(sameLetters)).size), blankCells };
  if (filled.length === 0) return { text: "", blankCells };
  const days = filled.map(readCell).flatMap((cell) => (cell.kind === "day" ? [cell.value] : []));
  if (days.length === filled.length && (fold === "max" || fold === "min"))
    return { text: (fold === "max" ? days.sort().at(-1) : days.sort()[0]) ?? "", blankCells };
  const figures = filled.map(readCell).flatMap((cell) => (cell.kind === "figure" ? [cell] : []));
  if (figures.length < filled.length) return { problem: "not-figures", name: column };
  const [unit = "", otherUnit] = new Set(figures.map((each) => each.unit));
  if (otherUnit !== undefined) return { problem: "several-units", name: column };
  return {
    text: figureText(
      foldFigures(
        figures.map(({ value }) => value),
        fold,
      ),
      unit || unitOfName(table.head[at] ?? ""),
    ),
    blankCells,
  };
}

function foldFigures(values: readonly number[], fold: "sum" | "mean" | "max" | "min"): number {
  const sum = () => values.reduce((total, value) => total + value, 0);
  switch (fold) {
    case "sum":
      return exact(sum());
    case "mean":
      return exact(sum() / values.length);
    case "max":
      return values.reduce((one, other) => Math.max(one, other));
    case "min":
      return values.reduce((one, other) => Math.min(one, other));
  }
}

/** A mean is told to four places; the rest would look like a measurement. */
function figureText(value: number, unit: string): string {
  const digits = value.toLocaleString("en-US", { maximumFractionDigits: Math.abs(value) < 1 ? 8 : 4 });
  return /^[$€£¥]/.test(unit) ? `${unit}${digits}` : `${digits}${/^[a-z]/i.test(unit) ? " " : ""}${unit}`;
}

function sortResults(results: ResultRow[], isDescending: boolean): void {
  const direction = isDescending ? -1 : 1;
  const keys = new Map(results.map((result) => [result, readCell(result.order)]));
  results.sort((one, other) => {
    const [a, b] = [keys.get(one), keys.get(other)];
    // What holds no value comes last, whichever way.
    if (a?.kind === "blank" || b?.kind === "blank") return Number(a?.kind === "blank") - Number(b?.kind === "blank");
    if (a?.kind === "figure" && b?.kind === "figure") return direction * (a.value - b.value);
    if (a?.kind === "day" && b?.kind === "day") return direction * a.value.localeCompare(b.value);
    return direction * one.order.localeCompare(other.order, "ko", { numeric: true });
  });
}

/** Tells whether a cell fulfils a condition: figures by their value, days by their date, all else by its letters. */
function createCondition({ is, value }: RowCondition): (cell: string) => boolean {
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
