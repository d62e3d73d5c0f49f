import type { Migration } from "./migration.ts";

/** When each version was taken is asked before every turn, without reading past its weights. */
export const learnedVersions: Migration = {
  name: "024-learned-versions",
  async up(db) {
    await db.schema
      .createIndex("learned_rules_taken")
      .on("learned_rules")
      .columns(["version", "rule", "createdAt"])
      .execute();
  },
};
