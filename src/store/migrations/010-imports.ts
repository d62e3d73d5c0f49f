import type { Migration } from "./migration.ts";

/** How far each import came: one that was cut off goes on from there. */
export const imports: Migration = {
  name: "010-imports",
  async up(db) {
    await db.schema
      .createTable("imports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("startedAt", "bigint", (column) => column.notNull())
      .addColumn("endedAt", "bigint")
      .execute();
  },
};
