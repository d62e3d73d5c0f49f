import type { SchemaConnection } from "../database.ts";
import type { StoreDialect } from "../dialects/dialect.ts";

/** A change of the schema, for both databases. Once released it is never edited: a later one corrects it. */
export interface Migration {
  readonly name: string;
  up(db: SchemaConnection, dialect: StoreDialect): Promise<void>;
}
