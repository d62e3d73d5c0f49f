import type { Migration } from "./migration.ts";

/** Documents with their original bytes, pages and chunks, and the sessions they are attached to. */
export const documents: Migration = {
  name: "002-documents",
  async up(db, dialect) {
    await db.schema
      .createTable("documents")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .addColumn("contentHash", "text", (column) => column.notNull().unique())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("pages", "integer")
      .addColumn("characters", "bigint")
      .addColumn("description", "text")
      .addColumn("error", "text")
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("documents_newest").on("documents").columns(["createdAt", "id"]).execute();

    // Used by PostgreSQL, where other machines must reach the bytes; with SQLite they are files in the data folder.
    await db.schema
      .createTable("file_pieces")
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("piece", "integer", (column) => column.notNull())
      .addColumn("data", dialect.blob, (column) => column.notNull())
      .addPrimaryKeyConstraint("file_pieces_key", ["hash", "piece"])
      .execute();

    await db.schema
      .createTable("document_pages")
      .addColumn("documentId", "text", (column) => column.notNull().references("documents.id").onDelete("cascade"))
      .addColumn("page", "integer", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("layout", "text")
      .addPrimaryKeyConstraint("document_pages_key", ["documentId", "page"])
      .execute();

    await db.schema
      .createTable("chunks")
      .addColumn("id", dialect.kind === "sqlite" ? "integer" : "bigserial", (column) =>
        dialect.kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn("documentId", "text", (column) => column.notNull().references("documents.id").onDelete("cascade"))
      .addColumn("ordinal", "integer", (column) => column.notNull())
      .addColumn("page", "integer", (column) => column.notNull())
      .addColumn("start", "integer", (column) => column.notNull())
      .addColumn("end", "integer", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("headings", "text", (column) => column.notNull())
      .addUniqueConstraint("chunks_ordinal", ["documentId", "ordinal"])
      .execute();

    await db.schema
      .createTable("session_documents")
      .addColumn("sessionId", "text", (column) => column.notNull().references("sessions.id").onDelete("cascade"))
      .addColumn("documentId", "text", (column) => column.notNull().references("documents.id").onDelete("cascade"))
      .addColumn("attachedAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("session_documents_key", ["sessionId", "documentId"])
      .execute();
    await db.schema.createIndex("session_documents_document").on("session_documents").column("documentId").execute();
  },
};
