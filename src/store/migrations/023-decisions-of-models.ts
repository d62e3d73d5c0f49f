import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What rules learn from and are compared with is looked up before every turn: places of decisions that models took, without
 * their long inputs and without the many rows that rules decided.
 */
export const decisionsOfModels: Migration = {
  name: "023-decisions-of-models",
  async up(db) {
    await db.schema
      .createIndex("journal_decisions_of_models")
      .on("journal_entries")
      .columns(["name", "startedAt", "status", "turnId", "seq", "executor"])
      .where(sql.ref("kind"), "=", "step")
      .where(sql.ref("executor"), "<>", "rule")
      .execute();
  },
};
