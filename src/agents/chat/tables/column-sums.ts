import { tidyNumber } from "../question/tidy-number.ts";
import type { ReadRow } from "./read-row.ts";

/** Sums of columns that grow row by row: what a row may be the sum of is not added up again for every row. */
export interface ColumnSums {
  add(row: ReadRow): void;
  /** The columns in which a row is the sum of those added: of two at least, in one unit. */
  sumIn(row: ReadRow): number[];
}

export function columnSums(columns: readonly number[], rows: readonly ReadRow[] = []): ColumnSums {
  const sums = new Map(columns.map((at) => [at, { sum: 0, count: 0, units: new Set<string>() }]));
  const add = ({ values }: ReadRow) => {
    for (const [at, own] of sums) {
      const value = values[at];
      if (value?.kind !== "figure") continue;
      own.sum += value.value;
      own.count += 1;
      own.units.add(value.unit);
    }
  };
  for (const row of rows) add(row);
  return {
    add,
    sumIn: ({ values }) =>
      [...sums].flatMap(([at, { sum, count, units }]) => {
        const told = values[at];
        if (told?.kind !== "figure" || told.value === 0 || count < 2 || units.size > 1) return [];
        const isSameUnit = told.unit === "" || units.has("") || units.has(told.unit);
        return isSameUnit && tidyNumber(sum) === told.value ? [at] : [];
      }),
  };
}
