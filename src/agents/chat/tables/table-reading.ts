import type { ReadTable } from "./columns.ts";
import type { RowCondition } from "./conditions.ts";
import type { TableNames } from "./name-match.ts";
import type { Operation } from "./operation.ts";

/** Which rows are meant. */
export type Filter =
  | { readonly kind: "cell"; readonly column: number; readonly isNot: boolean; readonly names: readonly CellName[] }
  | { readonly kind: "condition"; readonly column: number; readonly condition: RowCondition };

export interface CellName {
  readonly letters: string;
  readonly isWhole: boolean;
}

/** What is done with them: `cells` tells columns of each, `rows` tells them. */
export type AskedOfTable = Exclude<Operation["kind"], null> | "cells" | "rows";

/** What groups of rows are made by. */
export interface RowGrouping {
  readonly column: number;
  readonly by: "cell" | "month" | "year";
}

/** Why nothing is worked out although the table was meant. */
export type Unclear =
  | { readonly kind: "no-such-row"; readonly words: readonly string[] }
  | { readonly kind: "which-column"; readonly columns: readonly number[] }
  | { readonly kind: "which-filter"; readonly words: string; readonly columns: readonly number[] };

/** A question as it is read over one table. */
export interface TableReading {
  readonly source: TableSource;
  readonly asked: AskedOfTable;
  readonly operation: Operation;
  /** Columns whose values are taken, or told; several where the question fits each equally. */
  readonly columns: readonly number[];
  readonly labels: readonly number[];
  readonly filters: readonly Filter[];
  readonly grouping: RowGrouping | null;
  readonly unclear: Unclear | null;
  /** How much of the table the question names. */
  readonly score: number;
  /** It was completed by the question before. */
  readonly isFollowUp: boolean;
  /** It asks how much, how many or when. */
  readonly asksFigure: boolean;
  /** The rows that the question before ended in, of which this one asks more. */
  readonly within: readonly number[] | null;
}

/** A table that can be asked. */
export interface TableSource {
  readonly read: ReadTable;
  readonly names: TableNames;
}

/** What the question before was about, and the rows that it ended in. */
export interface TableContext {
  readonly reading: TableReading;
  readonly rows: readonly number[];
}
