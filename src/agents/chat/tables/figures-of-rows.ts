import { tidyNumber } from "../question/tidy-number.ts";
import type { ReadRow } from "./read-row.ts";

interface ColumnFigures {
  readonly values: number[];
  sum: number;
  least: number;
  most: number;
  readonly units: Set<string>;
}

/** The figures of rows, column by column, and in which columns another row tells their sum, average or bounds. */
export class FiguresOfRows {
  readonly #columns = new Map<number, ColumnFigures>();
  #count = 0;

  constructor(rows: readonly ReadRow[] = []) {
    for (const row of rows) this.add(row);
  }

  get count(): number {
    return this.#count;
  }

  add({ values }: ReadRow): void {
    this.#count += 1;
    for (const [at, value] of values.entries()) {
      if (value.kind !== "figure") continue;
      const own = this.#columns.get(at) ?? { values: [], sum: 0, least: Infinity, most: -Infinity, units: new Set() };
      own.values.push(value.value);
      own.sum += value.value;
      own.least = Math.min(own.least, value.value);
      own.most = Math.max(own.most, value.value);
      own.units.add(value.unit);
      this.#columns.set(at, own);
    }
  }

  /** Of so many rows at least. Nothing is no sum of anything. */
  sumIn(row: ReadRow, columns: readonly number[], fewest = 2): number[] {
    return this.#holdIn(row, columns, fewest, ({ sum }, told) => told !== 0 && tidyNumber(sum) === told);
  }

  averageIn(row: ReadRow, columns: readonly number[]): number[] {
    return this.#holdIn(row, columns, 2, ({ sum, values }, told) => isRounded(sum / values.length, told));
  }

  medianIn(row: ReadRow, columns: readonly number[]): number[] {
    return this.#holdIn(row, columns, 2, ({ values }, told) => isRounded(medianOf(values), told));
  }

  mostIn(row: ReadRow, columns: readonly number[]): number[] {
    return this.#holdIn(row, columns, 2, (own, told) => told === own.most);
  }

  leastIn(row: ReadRow, columns: readonly number[]): number[] {
    return this.#holdIn(row, columns, 2, (own, told) => told === own.least);
  }

  withinIn(row: ReadRow, columns: readonly number[]): number[] {
    return this.#holdIn(row, columns, 1, (own, told) => told >= own.least && told <= own.most);
  }

  /** Where a row is as much as each of these, and none of them is owed: less is the sum of nothing. */
  mayBeSumIn(row: ReadRow, columns: readonly number[]): number[] {
    return this.#holdIn(row, columns, 1, (own, told) => own.least < 0 || told >= own.most);
  }

  #holdIn(
    { values }: ReadRow,
    columns: readonly number[],
    fewest: number,
    holds: (own: ColumnFigures, told: number) => boolean,
  ): number[] {
    return columns.filter((at) => {
      const [own, told] = [this.#columns.get(at), values[at]];
      if (own === undefined || told?.kind !== "figure" || own.values.length < fewest || own.units.size > 1)
        return false;
      const isSameUnit = told.unit === "" || own.units.has("") || own.units.has(told.unit);
      return isSameUnit && holds(own, told.value);
    });
  }
}

/** As exact as it is told: 333 is the third of 1,000. */
function isRounded(value: number, told: number): boolean {
  const decimals = /\.(\d+)$/.exec(String(told))?.[1]?.length ?? 0;
  return Math.abs(value - told) <= 0.5 * 10 ** -decimals + 1e-9;
}

function medianOf(values: readonly number[]): number {
  const order = values.toSorted((one, other) => one - other);
  const middle = order.length / 2;
  return ((order[Math.ceil(middle) - 1] ?? 0) + (order[Math.floor(middle)] ?? 0)) / 2;
}
