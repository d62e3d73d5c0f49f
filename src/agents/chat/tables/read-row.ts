import type { CellValue } from "./read-cell.ts";
import type { RowOnPage } from "./table.ts";

/** A row whose cells have been read. */
export interface ReadRow {
  readonly row: RowOnPage;
  readonly values: readonly CellValue[];
}
