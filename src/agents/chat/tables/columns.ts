import { oneOf } from "#language";
import { bareLetters } from "./bare-letters.ts";
import { cellReader } from "./cell-reader.ts";
import { columnSums } from "./column-sums.ts";
import { isOfKind } from "./column-words.ts";
import { type CellValue, isCurrency, plainUnit, readCell } from "./read-cell.ts";
import { asBirth } from "./read-day.ts";
import type { ReadRow } from "./read-row.ts";
import { isBlankRow, isNote, rowsBelowBlank } from "./row-kinds.ts";
import { partRows } from "./summary-rows.ts";
import type { Table } from "./table.ts";
import { unitAbove } from "./unit-above.ts";
import { scaleOf } from "./unit-scale.ts";

/** A column as a whole: what its cells are, and the unit that its name says they have. */
export interface Column {
  readonly at: number;
  /** As it is written, and without its unit. */
  readonly name: string;
  readonly base: string;
  readonly kind: "figure" | "day" | "time" | "words";
  /** The unit in the brackets of its name: 만원, %, kg. */
  readonly unit: string;
}

/** A table whose cells have been read. Rows that sum up others stand apart. */
export interface ReadTable {
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly rows: readonly ReadRow[];
  readonly totals: readonly ReadRow[];
  /** Of those that sum up others, the ones that say to be of all rows. */
  readonly totalsOfAll: readonly ReadRow[];
  /** The rows, by their places, of which nobody can tell whether they sum up others. */
  readonly openRows: ReadonlySet<number>;
  /** The columns in which the last row is the sum of those above it: it may be no row of its own, whatever it is called. */
  readonly lastSums: readonly number[];
}

/** So many rows are read between two pauses. */
const rowsAtOnce = 200;
/** A column of figures may have so many cells of words: 약 300, 협의. */
const mostWords = 0.4;

export async function readColumns(kept: Table, pause: () => Promise<void>): Promise<ReadTable> {
  const below = rowsBelowBlank(kept.rows);
  const table = { ...kept, rows: kept.rows.filter((row) => !isBlankRow(row) && !isNote(row)) };
  const all: ReadRow[] = [];
  const readings = table.header.map((name, column) => {
    if (isOfKind(bareLetters(baseOf(name)), ["birth"])) return readBirth;
    return cellReader(
      name,
      table.rows.map(({ cells }) => cells[column] ?? ""),
    );
  });
  for (const [at, row] of table.rows.entries()) {
    if (at % rowsAtOnce === 0) await pause();
    all.push({ row, values: readings.map((readOne, column) => readOne(row.cells[column] ?? "")) });
  }
  const columnsOf = (rows: readonly ReadRow[]) =>
    table.header.map(
      (name, at): Column => ({
        at,
        name,
        base: baseOf(name),
        kind: kindOf(rows, at),
        unit: unitOf(name) || sharesIn(rows, at),
      }),
    );
  const addable = (columns: readonly Column[]) => columns.filter(canAdd).map(({ at }) => at);
  const first = columnsOf(all);
  const measured = first.filter((column) => column.kind === "figure" && isMeasure(column)).map(({ at }) => at);
  const parted = partRows(all, { added: addable(first), measured, header: table.header });
  const { rows, totals } = parted;
  const columns = columnsOf(rows).map((column) => withUnitAbove(column, table.title));
  const scaled = new Map(
    columns.flatMap(({ at, unit }): [number, string][] => (scaleOf(unit).scale > 1 ? [[at, scaleOf(unit).unit]] : [])),
  );
  const own = rows.map((row) => (scaled.size === 0 ? row : withOwnScale(row, scaled)));
  const last = rows.at(-1);
  return {
    // Below a blank row only totals are surely of the same table.
    table: { ...table, isWhole: table.isWhole && !rows.some(({ row }) => below.has(row)) },
    columns,
    rows: own,
    totals,
    totalsOfAll: parted.ofAll,
    openRows: new Set(rows.flatMap((row, at) => (parted.open.has(row) ? [at] : []))),
    lastSums: last === undefined || parted.isNumbered(last) ? [] : lastSumsOf(own, totals, addable(columns)),
  };
}

/** 300만 in a column of 만원 is told in 원: it has its scale already. */
const withOwnScale = ({ row, values }: ReadRow, scaled: ReadonlyMap<number, string>): ReadRow => ({
  row,
  values: values.map((value, at) => {
    const unit = scaled.get(at);
    const isOwn = value.kind === "figure" && value.unit === "" && /[백천만억조]/.test(row.cells[at] ?? "");
    return isOwn && unit !== undefined ? { ...value, unit } : value;
  }),
});

function readBirth(cell: string): CellValue {
  const value = readCell(cell);
  return value.kind === "day" ? { ...value, ...asBirth(value, cell, new Date().getFullYear()) } : value;
}

function lastSumsOf(rows: readonly ReadRow[], totals: readonly ReadRow[], columns: readonly number[]): number[] {
  const last = rows.at(-1);
  if (last === undefined) return [];
  // Where the table has a sum of all its rows, the last is one of them.
  const all = columnSums(columns, rows);
  const summed = new Set(totals.flatMap((total) => all.sumIn(total)));
  return columnSums(columns, rows.slice(0, -1))
    .sumIn(last)
    .filter((at) => !summed.has(at));
}

/** Of a name whose spaces are single: many of them in a row would be tried in every way. */
const brackets = /[([（] ?(?:단위 ?[:：]? ?)?([^)\]）]{1,12}) ?[)\]）]/;
const singleSpaced = (words: string) => words.replace(/\s+/g, " ").trim();
const baseOf = (name: string) => singleSpaced(singleSpaced(name).replace(new RegExp(brackets, "g"), " ")) || name;

const unitWords = oneOf`
  [십백천]?[만억]?\s?원|원\/.*|달러|유로|엔|위안
  %|퍼센트|명|개|건|점|세|살|회|대|권|장|박스|병
  시간|분|초|일|주|개월|년
  kg|g|mg|t|톤|km|m|cm|mm|㎡|m²|m2|평|l|ml|리터
  kwh|kw|w|kcal|℃|°c|v|hz|gb|mb
  [$€£¥₩]|usd|krw|eur|gbp|jpy|cny
  hours?|hrs?|days?|weeks?|months?|years?|minutes?|mins?
  people|pcs|units?|thousand.*|million.*
`;
const unitLike = new RegExp(`^(?:${unitWords})$`, "i");

const unitOf = (name: string) => readUnit(brackets.exec(singleSpaced(name))?.[1]?.trim() ?? "");

function readUnit(written: string): string {
  return unitLike.test(written) ? plainUnit(written.replace(/\s/g, "")) : "";
}

/** What is counted, and not paid. */
const counted =
  /인원|개수|건수|수량|수$|기간|명$|면적|무게|중량|연차|\b(?:count|quantity|qty|number|people|headcount|days?|hours?)\b/i;

/** A unit that is told above the table is that of its sums without one of their own: money, of what is not counted. */
function withUnitAbove(column: Column, title: string): Column {
  const above = unitAbove(title);
  if (above === null || column.unit !== "" || !canAdd(column)) return column;
  const unit = readUnit(above);
  const isMoney = isCurrency(scaleOf(unit).unit);
  const isOther = isMoney ? counted.test(column.base) || /나이|연령|점수|\bage\b/i.test(column.base) : !addsUp(column);
  return unit === "" || isOther ? column : { ...column, unit };
}

/** Cells that are all shares make a column of them, whatever it is called. */
function sharesIn(rows: readonly ReadRow[], at: number): string {
  const units = new Set(rows.flatMap(({ values }) => (values[at]?.kind === "figure" ? [values[at].unit] : [])));
  return units.size > 0 && [...units].every((unit) => /^(?:%p?|퍼센트|프로|percent)$/i.test(unit)) ? "%" : "";
}

function kindOf(rows: readonly ReadRow[], at: number): Column["kind"] {
  const counts = { figure: 0, day: 0, time: 0, words: 0, blank: 0 };
  for (const { values } of rows) counts[values[at]?.kind ?? "blank"] += 1;
  const filled = rows.length - counts.blank;
  const kinds = ["figure", "day", "time"] as const;
  return kinds.find((kind) => counts[kind] > 0 && counts[kind] >= filled * (1 - mostWords)) ?? "words";
}

/** What the largest of is not the most of anything, and what is not added up. */
const noMeasureWords = oneOf`
  연도|년도|순위|등급|번호|연번|순번|차수|학년|전화|연락처|코드|품번|사번|학번
  (?:^|\s)(?:호|호수|동|no\.?|id|year|rank|grade|number|phone|code|zip)$
`;
const noMeasure = new RegExp(noMeasureWords, "i");

/** Whether the largest of a column is the most of something: not of numbers that only name. */
export function isMeasure({ kind, base, name }: Column): boolean {
  return kind !== "words" && !noMeasure.test(base) && !/^#$/.test(name.trim());
}

/** Shares of different wholes have no sum; of prices and ages there is one, but it is not what a group has more of. */
const share = /율$|률$|비율|비중|퍼센트|%|평균|온도|\b(?:rate|ratio|percent(?:age)?|average|avg|temperature)\b/i;
const ofOneEach =
  /나이|연령|단가|점수|평점|별점|성적|급여|월급|연봉|임금|\b(?:age|score|rating|unit price|salary|wage|pay)\b/i;

/** Whether a sum of a column means something. */
export const canAdd = (column: Column) =>
  column.kind === "figure" && isMeasure(column) && column.unit !== "%" && !share.test(column.base);

/** Whether the sum of a column over a group tells how much the group has. */
export const addsUp = (column: Column) => canAdd(column) && !ofOneEach.test(column.base);

/** What only tells rows apart: it is no name that people ask by. */
export const isCode = ({ base }: Column) =>
  /번호|코드|연번|순번|품번|사번|학번|(?:^|\s)(?:id|no\.?|code|number)$/i.test(base);
