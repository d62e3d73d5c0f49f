import type { Migration } from "./migration.ts";

/** Every look into the library of papers asks what other processes have changed since the last. */
export const paperChanges: Migration = {
  name: "022-paper-changes",
  async up(db) {
    await db.schema.createIndex("papers_changed").on("papers").columns(["updatedAt", "id"]).execute();
  },
};
