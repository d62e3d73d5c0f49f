import type { Migration } from "./migration.ts";

/** Open pages ask twice a second when a job last began or ended, and jobs are looked up by what they work on. */
export const jobTimes: Migration = {
  name: "021-job-times",
  async up(db) {
    await db.schema.createIndex("jobs_started").on("jobs").column("startedAt").execute();
    await db.schema.createIndex("jobs_ended").on("jobs").column("endedAt").execute();
    await db.schema.createIndex("jobs_by_key").on("jobs").columns(["name", "key"]).execute();
  },
};
