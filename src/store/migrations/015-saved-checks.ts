import type { Migration } from "./migration.ts";

/** Checks that users made; a row is one version of one check. */
export const savedChecks: Migration = {
  name: "015-saved-checks",
  async up(db) {
    await db.schema
      .createTable("saved_checks")
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("base", "text", (column) => column.notNull())
      .addColumn("settings", "text", (column) => column.notNull())
      .addColumn("criteria", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("saved_checks_key", ["id", "version"])
      .execute();
  },
};
