import type { Migration } from "./migration.ts";

/** Where documents come from: a web address, or a file of a folder that is kept in step. */
export const origins: Migration = {
  name: "019-origins",
  async up(db) {
    await db.schema.alterTable("documents").addColumn("url", "text").execute();
    await db.schema
      .createTable("watched_folders")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("path", "text", (column) => column.notNull().unique())
      .addColumn("isOn", "integer", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("watched_files")
      .addColumn("folderId", "text", (column) => column.notNull().references("watched_folders.id").onDelete("cascade"))
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("documentId", "text")
      .addColumn("isOwn", "integer", (column) => column.notNull())
      .addColumn("error", "text")
      .addPrimaryKeyConstraint("watched_files_key", ["folderId", "path"])
      .execute();
    await db.schema.createIndex("watched_files_by_document").on("watched_files").column("documentId").execute();
  },
};
