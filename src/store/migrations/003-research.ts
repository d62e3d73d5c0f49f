import type { Migration } from "./migration.ts";

/** Research documents with their versions, the library of papers, and what a session remembers. */
export const research: Migration = {
  name: "003-research",
  async up(db) {
    await db.schema
      .createTable("research_documents")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("sessionId", "text", (column) => column.notNull().references("sessions.id").onDelete("cascade"))
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("updatedAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("research_documents_session")
      .on("research_documents")
      .columns(["sessionId", "position"])
      .execute();

    await db.schema
      .createTable("research_document_versions")
      .addColumn("documentId", "text", (column) =>
        column.notNull().references("research_documents.id").onDelete("cascade"),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("research_document_versions_key", ["documentId", "version"])
      .execute();

    await db.schema
      .createTable("papers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("csl", "text", (column) => column.notNull())
      .addColumn("doi", "text", (column) => column.unique())
      .addColumn("arxivId", "text", (column) => column.unique())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("year", "integer")
      .addColumn("citations", "integer")
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("addedAt", "bigint", (column) => column.notNull())
      .addColumn("updatedAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("papers_newest").on("papers").columns(["addedAt", "id"]).execute();

    await db.schema
      .createTable("memory_nodes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("sessionId", "text", (column) => column.notNull().references("sessions.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("memory_nodes_session")
      .on("memory_nodes")
      .columns(["sessionId", "createdAt"])
      .execute();
  },
};
