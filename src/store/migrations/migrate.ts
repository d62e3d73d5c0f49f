import { type QueryExecutorProvider, sql } from "kysely";
import type { Database } from "../database.ts";
import type { StoreDialect } from "../dialects/dialect.ts";
import { storeFaults } from "../faults.ts";
import type { Migration } from "./migration.ts";

/** Brings the schema up to date in one transaction: it is the old schema or the new one, never something between. */
export async function migrate(db: Database, dialect: StoreDialect, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lockMigrations(transaction);
    await createMigrationsTable(transaction);
    const applied = await transaction.selectFrom("migrations").select("name").orderBy("name").execute();
    const known = new Set(migrations.map((migration) => migration.name));
    const newer = applied.find((row) => !known.has(row.name));
    if (newer) throw storeFaults.newer(dialect.where, newer.name);
    const done = new Set(applied.map((row) => row.name));
    const now = Date.now();
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      await migration.up(transaction, dialect);
      await transaction
        .insertInto("migrations")
        .values({ name: migration.name, appliedAt: now, openedAt: now })
        .execute();
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
