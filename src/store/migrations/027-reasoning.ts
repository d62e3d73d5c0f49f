import type { Migration } from "./migration.ts";

/** What a model thought before it spoke. */
export const reasoningColumn: Migration = {
  name: "027-reasoning",
  async up(db) {
    await db.schema.alterTable("journal_entries").addColumn("reasoning", "text").execute();
  },
};
