import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Turns are held as jobs are: cancelled from anywhere, counted when their process dies, one at a time in a session. */
export const turnLeases: Migration = {
  name: "009-turn-leases",
  async up(db) {
    const column = (name: string, initial: number) =>
      db.schema
        .alterTable("turns")
        .addColumn(name, "integer", (definition) => definition.notNull().defaultTo(initial))
        .execute();
    await column("cancelling", 0);
    await column("attempts", 1);
    // Earlier versions let several turns of a session run at once: all but the newest wait for their turn.
    await sql`update "turns" set "status" = 'interrupted' where "status" = 'running' and exists (
      select 1 from "turns" as "later" where "later"."sessionId" = "turns"."sessionId" and "later"."status" = 'running'
      and ("later"."startedAt" > "turns"."startedAt" or ("later"."startedAt" = "turns"."startedAt" and "later"."id" > "turns"."id")))`.execute(
      db,
    );
    await db.schema
      .createIndex("turns_running_session")
      .unique()
      .on("turns")
      .column("sessionId")
      .where(sql.ref("status"), "=", sql.lit("running"))
      .execute();
  },
};
