import type { Dialect, QueryExecutorProvider } from "kysely";

/** Types of columns by the names that the database has for them. */
export interface ColumnTypes {
  readonly blob: string;
  /** A key that counts up by itself. */
  readonly serial: string;
}

/** What a store needs to know of its database: everything in which SQLite and PostgreSQL differ. */
export interface StoreDialect {
  readonly kind: "sqlite" | "postgres";
  /** For messages: the folder, or the address without its password. */
  readonly where: string;
  readonly kysely: Dialect;
  readonly types: ColumnTypes;
  /** Waits until no other process migrates the same store; held to the end of the transaction. */
  lockMigrations(transaction: QueryExecutorProvider): Promise<void>;
  /**
   * What was removed leaves the database's files: SQLite keeps it in its log until that is folded in, which is now, or
   * with the first write after those who still read in it have ended.
   */
  eraseRemoved(): Promise<void>;
}

/** PostgreSQL's text holds neither NUL nor lone surrogates; both stores replace them, one for one, so that offsets stay true. */
export function storableText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes("\u0000") ? wellFormed.replaceAll("\u0000", "\ufffd") : wellFormed;
}
