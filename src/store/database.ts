import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * What repositories need of a connection or a transaction. Not `Kysely<Tables>`: its methods that change the set of
 * tables return more of itself, and comparing a transaction with it made a quarter of all the types of the compiler.
 */
export type Database = Pick<
  Kysely<Tables>,
  | "selectFrom"
  | "insertInto"
  | "updateTable"
  | "deleteFrom"
  | "getExecutor"
  | "executeQuery"
  | "isTransaction"
  | "transaction"
>;

/** Runs work in the transaction it is already in, or in one of its own. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
