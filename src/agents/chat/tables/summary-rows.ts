import { bareCell } from "../evidence/tables.ts";
import { FiguresOfRows } from "./figures-of-rows.ts";
import { type ColumnRoles, numberedRows } from "./numbered-rows.ts";
import type { ReadRow } from "./read-row.ts";
import { type SummaryName, summaryName } from "./summary-names.ts";

export interface PartedRows {
  readonly rows: readonly ReadRow[];
  /** Those that sum up others. */
  readonly totals: readonly ReadRow[];
  /** Of those, the ones that say to be of all rows. */
  readonly ofAll: readonly ReadRow[];
  /** Rows of which nobody can tell whether they sum up others. */
  readonly open: ReadonlySet<ReadRow>;
  readonly isNumbered: (row: ReadRow) => boolean;
}

type Verdict = "row" | "total" | "beside" | "open";

/** So many rows above or below a total may be those that it is of. */
const longestGroup = 400;
const mostMedians = 20;

/**
 * Parts rows from those that tell the sum, average or bounds of others: a row is one of those where its name says so and stands
 * alone, and its figures bear it out. Where only the one or the other holds, it is a row, or it is open what it is.
 */
export function partRows(all: readonly ReadRow[], roles: ColumnRoles): PartedRows {
  const { added, measured, header } = roles;
  const isNumbered = numberedRows(all, roles);
  const wholes = all.filter(({ row }) => isWhole(firstOf(row.cells))).length;
  const called = all.map((one, at) => calledBy(one, all[at - 1]));
  const lastRow = all.findLastIndex((one, at) => called[at] === null && !isNameless(one));
  const firstRow = called.indexOf(null);
  const named = Map.groupBy(called, (name) => name?.kind ?? null);
  const countOf = (kind: SummaryName["kind"]) => named.get(kind)?.length ?? 0;
  const calledBelow = called.filter((name, at) => name !== null && at > lastRow).length;
  const letters = new Set<string>();

  const rows: { one: ReadRow; isCalled: boolean }[] = [];
  const totals: { one: ReadRow; at: number; isOfGroup: boolean }[] = [];
  const open = new Set<ReadRow>();
  /** Of the rows that are surely such, of all that may be, and of those since the last that sums up or may. */
  const [sure, any] = [new FiguresOfRows(), new FiguresOfRows()];
  let group = new FiguresOfRows();
  /** Of those since the last that tells an average or sums up. */
  let averaged = new FiguresOfRows();
  /** Where the rows since the last total begin. */
  let from = 0;

  for (const [at, one] of all.entries()) {
    const verdict = verdictOf(one, at);
    if (verdict !== "row" && !isBound(called[at])) averaged = new FiguresOfRows();
    if (verdict === "beside") continue;
    if (verdict === "total") totals.push({ one, at, isOfGroup: isOfGroupOnly(one, at) });
    else rows.push({ one, isCalled: called[at] !== null });
    if (verdict === "open") {
      open.add(one);
      any.add(one);
    }
    if (verdict === "row") {
      for (const sums of [sure, any, group, averaged]) sums.add(one);
      for (const name of namesOf(one)) letters.add(name);
    } else {
      group = new FiguresOfRows();
      from = rows.length;
    }
  }
  // Where groups begin with their sums, the first of these is one of a group as well.
  const isFirstOfAll = totals.every(({ at }) => at > lastRow || at < firstRow);
  const ofAll = totals
    .filter(({ at, isOfGroup }) => !isOfGroup && (at > lastRow || (at < firstRow && isFirstOfAll)))
    .map(({ one }) => one);
  const kept = rows.map(({ one }) => one);
  const settled = settle();
  return {
    rows: settled === "totals" ? kept.filter((one) => !open.has(one)) : kept,
    totals: totals.map(({ one }) => one),
    ofAll,
    open: settled === null ? open : new Set(),
    isNumbered,
  };

  /** What a row is called that may tell of others, where only the names of its group stand before it. */
  function calledBy({ row, values }: ReadRow, before: ReadRow | undefined): SummaryName | null {
    for (const [at, cell] of row.cells.entries()) {
      const kind = values[at]?.kind;
      if (kind === "figure" && added.includes(at)) return null;
      if (kind !== "words" || cell === "") continue;
      const found = summaryName(cell);
      if (found !== null) {
        const isAlone = values.every((value, other) => other <= at || (value.kind !== "words" && value.kind !== "day"));
        // A note may stand beside a sum; beside a grade or a person other words tell more of it.
        if (!isAlone && !(found.kind === "total" && found.of === null && found.isSure)) return null;
        return isWhole(bareCell(cell)) && (wholes > 1 || cell !== row.cells.find((one) => one !== "")) ? null : found;
      }
      // 인건비 | 소계: the group stands in the rows above as well.
      if (cell !== before?.row.cells[at]) return null;
    }
    return null;
  }

  function verdictOf(one: ReadRow, at: number): Verdict {
    if (!one.values.some(({ kind }) => kind === "figure")) return "row";
    const name = called[at] ?? null;
    const isTail = at > lastRow;
    if (name?.kind === "total") return verdictOfTotal(one, at, name, isTail);
    if (name !== null) return verdictOfMiddle(one, name, isTail);
    const first = firstOf(one.row.cells);
    if (isWhole(first) && wholes > 1) return "row";
    if (/.계$/.test(first)) {
      const isOfGroup = letters.has(first.slice(0, -1).trim());
      if (isOfGroup && bearsOut(one, at)) return "total";
      if (isOfGroup) return "open";
      if (!thing.test(first) && addsUpAnywhere(one)) return "total";
    }
    if (isNameless(one)) return !addsUpAnywhere(one) ? "row" : isTail ? "total" : "open";
    return !isNumbered(one) && addsUpWhole(one) ? "open" : "row";
  }

  function verdictOfTotal(one: ReadRow, at: number, { of, isSure }: SummaryName, isTail: boolean): Verdict {
    if (of !== null && !namesColumn(of)) {
      const isKnown = namesRows(of, at);
      if (isKnown || isSure) {
        if (bearsOut(one, at)) return "total";
        return isKnown || group.count > 0 ? "open" : addsUpAnywhere(one) ? "open" : "row";
      }
      return addsUpAnywhere(one) ? "open" : "row";
    }
    // 전체, 전사: of all rows where it stands before or behind them.
    if (!isSure && of === null) {
      const isBorne = at < firstRow ? bearsOut(one, at) : addsUpAnywhere(one);
      if (isBorne) return isTail || at < firstRow ? "total" : "open";
      return isTail && isWhole(firstOf(one.row.cells)) && mayBeSum(one) ? "total" : "row";
    }
    if (bearsOut(one, at)) return "total";
    return isTail && mayBeSum(one) ? "total" : "open";
  }

  function verdictOfMiddle(one: ReadRow, name: SummaryName, isTail: boolean): Verdict {
    const inAny = (test: (figures: FiguresOfRows) => number[]) =>
      [sure, group, averaged].some((figures) => test(figures).length > 0);
    if (name.kind === "most" || name.kind === "least") {
      const isBorne = inAny((figures) =>
        (name.kind === "most" ? figures.mostIn : figures.leastIn).call(figures, one, measured),
      );
      if (!isBorne) return "row";
      const beside = calledBelow - 1;
      return isTail && (name.isSure || beside > 0) ? "beside" : "open";
    }
    const isMedian = name.kind === "median";
    // Each of them is found anew.
    if (isMedian && countOf("median") > mostMedians) return "open";
    const isBorne = inAny((figures) => (isMedian ? figures.medianIn : figures.averageIn).call(figures, one, measured));
    if (!isBorne) return isTail && sure.withinIn(one, measured).length > 0 ? "open" : "row";
    const isRepeated = countOf(name.kind) > 1;
    return isTail || isRepeated ? "beside" : "open";
  }

  /** In one column of those that add up, over the rows above, those of its group, or those next to it. */
  function addsUpAnywhere(one: ReadRow): boolean {
    return [group, sure, any].some((figures) => figures.sumIn(one, added).length > 0);
  }

  /** In every column: figures of one column are often the sum of two others. */
  function addsUpWhole(one: ReadRow): boolean {
    const told = added.filter((at) => one.values[at]?.kind === "figure");
    return told.length > 0 && [group, sure, any].some((figures) => figures.sumIn(one, told).length === told.length);
  }

  function bearsOut(one: ReadRow, at: number): boolean {
    return addsUpAnywhere(one) || sumsAbove(one) || sumsBelow(one, at);
  }

  function sumsAbove(one: ReadRow): boolean {
    const figures = new FiguresOfRows();
    for (let at = rows.length - 1; at >= Math.max(from, rows.length - longestGroup); at -= 1) {
      const above = rows[at];
      if (above === undefined || above.isCalled) return false;
      figures.add(above.one);
      if (figures.sumIn(one, measured, 1).length > 0) return true;
    }
    return false;
  }

  /** Some tables and groups begin with their sum; of a whole table it may be longer than any group. */
  function sumsBelow(one: ReadRow, at: number): boolean {
    const figures = new FiguresOfRows();
    for (let below = at + 1; below < Math.min(all.length, at + longestGroup); below += 1) {
      const other = all[below];
      if (other === undefined || called[below] !== null) break;
      figures.add(other);
      if (figures.sumIn(one, measured).length > 0) return true;
    }
    if (at >= firstRow) return false;
    const others = all.filter((_, nth) => nth !== at && called[nth] === null);
    return new FiguresOfRows(others).sumIn(one, measured).length > 0;
  }

  function mayBeSum(one: ReadRow): boolean {
    const told = added.filter((at) => one.values[at]?.kind === "figure");
    return sure.mayBeSumIn(one, told).length === told.length;
  }

  /** It tells the sum of the rows next to it, and not of all. */
  function isOfGroupOnly(one: ReadRow, at: number): boolean {
    const isOfAll = [sure, any].some((figures) => figures.sumIn(one, added, 1).length > 0);
    return !isOfAll && at > firstRow && (group.sumIn(one, added, 1).length > 0 || sumsAbove(one));
  }

  /** 인건비 소계, Sum for Rent: what it says it is of is what rows are called, or what their names begin with. */
  function namesRows(of: string, at: number): boolean {
    const name = of.toLowerCase();
    const starts = (other: ReadRow) => namesOf(other).some((cell) => cell.toLowerCase().startsWith(name));
    return (
      [...all.slice(Math.max(0, at - longestGroup), at)].filter((other, nth, above) => {
        return called[at - above.length + nth] === null && starts(other);
      }).length > 0
    );
  }

  function namesColumn(of: string): boolean {
    return header.some((name) => bareCell(name).toLowerCase() === of.toLowerCase());
  }

  /** No cell of it but figures that are added up: a filled year or number is a name. */
  function isNameless({ row, values }: ReadRow): boolean {
    const isNamed = values.some(({ kind }, at) => kind !== "blank" && (kind !== "figure" || !measured.includes(at)));
    return !isNamed && values[0]?.kind === "blank" && row.cells.some((cell) => cell !== "");
  }

  /** What the total of all rows says of those that are open: they are rows of their own, or they are totals. */
  function settle(): "rows" | "totals" | null {
    if (open.size === 0) return null;
    const [withAll, without] = [new FiguresOfRows(kept), new FiguresOfRows(kept.filter((one) => !open.has(one)))];
    for (const one of ofAll) {
      const [are, areNot] = [withAll.sumIn(one, added), without.sumIn(one, added)];
      if (are.length > 0 && areNot.length === 0) return "rows";
      if (areNot.length > 0 && are.length === 0) return "totals";
    }
    return null;
  }
}

const isBound = (name: SummaryName | null | undefined) => name?.kind === "most" || name?.kind === "least";
const firstOf = (cells: readonly string[]) => bareCell(cells.find((cell) => cell !== "") ?? "");
const namesOf = ({ row, values }: ReadRow) =>
  row.cells.filter((cell, at) => cell !== "" && values[at]?.kind === "words").map(bareCell);

/** All of something, or a row of what is for all. */
const isWhole = (name: string) => /^전\s*체$/.test(name);

/** 운영비계 is a sum; what is called so is none. */
const thing = /(?:시|기|회|설|통|세|단|관|체|한|경|업|중|생|연|학|도)계$/;
