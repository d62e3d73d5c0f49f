import type { Migration } from "./migration.ts";

/** Turns that came with an import: whoever made its file does not teach the rules here. */
export const importedTurns: Migration = {
  name: "025-imported-turns",
  async up(db) {
    await db.schema
      .alterTable("turns")
      .addColumn("imported", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("turns_imported").on("turns").columns(["imported", "id"]).execute();
  },
};
