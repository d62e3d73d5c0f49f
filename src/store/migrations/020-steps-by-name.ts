import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Only steps are looked up by their name: rows of nodes, tools and words need no place in that index. */
export const stepsByName: Migration = {
  name: "020-steps-by-name",
  async up(db) {
    await db.schema.dropIndex("journal_by_name").execute();
    await db.schema
      .createIndex("journal_steps_by_name")
      .on("journal_entries")
      .columns(["name", "startedAt"])
      .where(sql.ref("kind"), "=", "step")
      .execute();
  },
};
