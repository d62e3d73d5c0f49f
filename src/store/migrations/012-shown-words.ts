import type { Migration } from "./migration.ts";

/** A journal row keeps the words that a reader sees of it, so that messages are made from journals alone. */
export const shownWords: Migration = {
  name: "012-shown-words",
  async up(db) {
    await db.schema.alterTable("journal_entries").addColumn("shown", "text").execute();
  },
};
