import { type QueryExecutorProvider, sql } from "kysely";
import type { Database } from "../database.ts";
import type { StoreDialect } from "../dialects/dialect.ts";
import { storeFaults } from "../faults.ts";
import type { Migration } from "./migration.ts";

/** What ends a statement; SQL has no other line that ends so. */
const statementEnd = /;\s*(?:\n|$)/;

/** Brings the schema up to date in one transaction: it is the old schema or the new one, never something between. */
export async function migrate(
  db: Database,
  dialect: StoreDialect,
  migrations: readonly [Migration, ...Migration[]],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lockMigrations(transaction);
    await createMigrationsTable(transaction);
    const rows = await transaction.selectFrom("migrations").select("name").orderBy("name").execute();
    const applied = new Set(rows.map(({ name }) => name));
    const [first] = migrations;
    const known = new Set(migrations.map(({ name }) => name));
    const newer = rows.find(({ name }) => name > first.name && !known.has(name));
    if (newer) throw storeFaults.newer(dialect.where, newer.name);
    if (rows.length > 0 && !applied.has(first.name)) throw storeFaults.older(dialect.where);
    const now = Date.now();
    for (const { name, sql: statementsOf } of migrations) {
      if (applied.has(name)) continue;
      for (const statement of statementsOf(dialect.types).split(statementEnd))
        if (statement.trim() !== "") await sql.raw(statement).execute(transaction);
      await transaction.insertInto("migrations").values({ name, appliedAt: now, openedAt: now }).execute();
    }
    // A write at every opening, so that a full disk is met here and not in the middle of a turn.
    await transaction.updateTable("migrations").set({ openedAt: now }).execute();
  });
}

async function createMigrationsTable(transaction: QueryExecutorProvider): Promise<void> {
  await sql`create table if not exists "migrations" ("name" text primary key, "appliedAt" bigint not null, "openedAt" bigint not null)`.execute(
    transaction,
  );
}
