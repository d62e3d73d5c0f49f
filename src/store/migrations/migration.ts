import type { ColumnTypes } from "../dialects/dialect.ts";

/** A change of the schema, for both databases. Once released it is never edited: a later one corrects it. */
export interface Migration {
  readonly name: string;
  /** Its statements, each with a semicolon at the end of its last line. */
  sql(types: ColumnTypes): string;
}
