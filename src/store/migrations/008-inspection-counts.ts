import type { Migration } from "./migration.ts";

/** What the rows of an inspection come to, kept with them: counting a million rows takes seconds, and pages ask every second. */
export const inspectionCounts: Migration = {
  name: "008-inspection-counts",
  async up(db) {
    await db.schema
      .createTable("inspection_counts")
      .addColumn("inspectionId", "text", (column) => column.notNull().references("inspections.id").onDelete("cascade"))
      .addColumn("algorithm", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("inspection_counts_key", ["inspectionId", "algorithm", "outcome"])
      .execute();
  },
};
