import type { Migration } from "./migration.ts";

/** What an installation teaches its rules: versions of weights, and corrections of decisions, which go with their turn. */
export const learning: Migration = {
  name: "013-learning",
  async up(db, dialect) {
    await db.schema
      .createTable("learned_rules")
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("weights", dialect.blob, (column) => column.notNull())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("learned_rules_key", ["rule", "version"])
      .execute();

    await db.schema
      .createTable("corrections")
      .addColumn("turnId", "text", (column) => column.notNull().references("turns.id").onDelete("cascade"))
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("expect", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("corrections_key", ["turnId", "seq"])
      .execute();

    await db.schema.createIndex("journal_by_name").on("journal_entries").columns(["name", "executor"]).execute();
  },
};
