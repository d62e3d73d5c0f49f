import type { Migration } from "./migration.ts";

/** Where a session stands in the list: pinned above the others, in a folder. */
export const sessionPlaces: Migration = {
  name: "016-session-places",
  async up(db) {
    await db.schema
      .alterTable("sessions")
      .addColumn("pinned", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("sessions").addColumn("folder", "text").execute();
    await db.schema.createIndex("sessions_pinned").on("sessions").columns(["pinned", "updatedAt", "id"]).execute();
    await db.schema.createIndex("sessions_folder").on("sessions").columns(["folder", "updatedAt", "id"]).execute();
  },
};
