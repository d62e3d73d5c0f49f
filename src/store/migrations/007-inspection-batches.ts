import type { Migration } from "./migration.ts";

/** The work of an inspection, in batches that any worker may take; and in its rows what they are found and compared by. */
export const inspectionBatches: Migration = {
  name: "007-inspection-batches",
  async up(db) {
    await db.schema
      .createTable("inspection_batches")
      .addColumn("inspectionId", "text", (column) => column.notNull().references("inspections.id").onDelete("cascade"))
      .addColumn("first", "integer", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("items", "text", (column) => column.notNull())
      .addColumn("owner", "text")
      .addColumn("doneAt", "bigint")
      .addPrimaryKeyConstraint("inspection_batches_key", ["inspectionId", "first"])
      .execute();
    await db.schema
      .createIndex("inspection_batches_open")
      .on("inspection_batches")
      .columns(["inspectionId", "doneAt", "first"])
      .execute();
    await db.schema
      .alterTable("inspection_rows")
      .addColumn("verdicts", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
    await db.schema.alterTable("inspection_rows").addColumn("signature", "text").execute();
  },
};
