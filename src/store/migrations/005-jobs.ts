import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Work that outlives a request: what it is, who runs it, how far it is. */
export const jobs: Migration = {
  name: "005-jobs",
  async up(db) {
    await db.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("key", "text")
      .addColumn("input", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("progress", "text")
      .addColumn("log", "text", (column) => column.notNull())
      .addColumn("result", "text")
      .addColumn("error", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("retries", "integer", (column) => column.notNull())
      .addColumn("cancelling", "integer", (column) => column.notNull())
      .addColumn("owner", "text")
      .addColumn("heartbeatAt", "bigint")
      .addColumn("runAt", "bigint", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("startedAt", "bigint")
      .addColumn("endedAt", "bigint")
      .execute();
    await db.schema.createIndex("jobs_newest").on("jobs").columns(["createdAt", "id"]).execute();
    await db.schema.createIndex("jobs_due").on("jobs").columns(["status", "runAt", "id"]).execute();
    // One unfinished job a key: the database itself refuses the second, whichever process brings it.
    await db.schema
      .createIndex("jobs_unfinished_key")
      .unique()
      .on("jobs")
      .columns(["name", "key"])
      .where(sql.ref("status"), "in", [sql.lit("queued"), sql.lit("running")])
      .execute();
  },
};
