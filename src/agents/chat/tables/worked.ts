import type { Column } from "./columns.ts";
import type { TableReading, Unclear } from "./table-reading.ts";

/** What is to be known of a figure beside it. */
export type Note =
  | { readonly kind: "total-agrees" | "total-differs"; readonly value: string }
  | { readonly kind: "plain-average" }
  | { readonly kind: "one-row" }
  | { readonly kind: "overall"; readonly value: string };

/** What came of a reading. */
export interface Worked {
  readonly reading: TableReading;
  readonly column: Column | null;
  /** The figure, or the cell; null where rows are all that is told. */
  readonly value: string | null;
  /** What the row or group is called that the value is of. */
  readonly named: readonly string[];
  /** How many rows were chosen, of how many; of those, how many had a value, none, or words instead. */
  readonly counts: {
    readonly all: number;
    readonly chosen: number;
    readonly used: number;
    readonly blank: number;
    readonly unread: number;
  };
  /** The rows that it comes of, by their places. */
  readonly rows: readonly number[];
  readonly groups: readonly { readonly name: string; readonly value: string; readonly rows: number }[];
  readonly notes: readonly Note[];
}

/** Why nothing came of a reading. */
export interface Declined {
  readonly reading: TableReading;
  readonly why:
    | Unclear
    | { readonly kind: "no-row" | "no-value" | "ends-in-sum" | "several-years" | "not-whole" }
    | { readonly kind: "mixed-units"; readonly sums: readonly string[] };
}
