import type { Migration } from "./migration.ts";

/** Inspections of many documents, one row a document. */
export const inspections: Migration = {
  name: "004-inspections",
  async up(db) {
    await db.schema
      .createTable("inspections")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("config", "text", (column) => column.notNull())
      .addColumn("counts", "text", (column) => column.notNull())
      .addColumn("error", "text")
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("updatedAt", "bigint", (column) => column.notNull())
      .addColumn("endedAt", "bigint")
      .execute();
    await db.schema.createIndex("inspections_newest").on("inspections").columns(["createdAt", "id"]).execute();

    await db.schema
      .createTable("inspection_rows")
      .addColumn("inspectionId", "text", (column) => column.notNull().references("inspections.id").onDelete("cascade"))
      .addColumn("ordinal", "integer", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("result", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("inspection_rows_key", ["inspectionId", "ordinal"])
      .execute();
    await db.schema
      .createIndex("inspection_rows_status")
      .on("inspection_rows")
      .columns(["inspectionId", "status", "ordinal"])
      .execute();
  },
};
