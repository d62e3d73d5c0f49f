import type { Migration } from "./migration.ts";

/** Why code had a rule decide though a model was there. */
export const reasonsOfRules: Migration = {
  name: "026-reasons-of-rules",
  async up(db) {
    await db.schema.alterTable("journal_entries").addColumn("reason", "text").execute();
  },
};
