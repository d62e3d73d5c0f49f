import type { Migration } from "./migration.ts";

/** The search index: segments of packed postings, in blocks, and the vectors of the semantic search. */
export const search: Migration = {
  name: "006-search",
  async up(db, dialect) {
    // A segment without a header is being written, and no query sees it.
    await db.schema
      .createTable("search_segments")
      .addColumn("id", dialect.kind === "sqlite" ? "integer" : "bigserial", (column) =>
        dialect.kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("removed", "text", (column) => column.notNull())
      .addColumn("header", dialect.blob)
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("search_blocks")
      .addColumn("segmentId", "bigint", (column) =>
        column.notNull().references("search_segments.id").onDelete("cascade"),
      )
      .addColumn("block", "integer", (column) => column.notNull())
      .addColumn("data", dialect.blob, (column) => column.notNull())
      .addPrimaryKeyConstraint("search_blocks_key", ["segmentId", "block"])
      .execute();

    await db.schema
      .createTable("search_vectors")
      .addColumn("documentId", "text", (column) => column.notNull().references("documents.id").onDelete("cascade"))
      .addColumn("piece", "integer", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("chunks", "integer", (column) => column.notNull())
      .addColumn("data", dialect.blob, (column) => column.notNull())
      .addPrimaryKeyConstraint("search_vectors_key", ["documentId", "piece"])
      .execute();
  },
};
