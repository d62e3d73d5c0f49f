import { chainMessages, chooseLeaves } from "./link-messages.ts";
import type { Migration } from "./migration.ts";

/** Messages form a tree: an edited question or a second answer stands beside the first, and a session shows one branch. */
export const branches: Migration = {
  name: "011-branches",
  async up(db) {
    await db.schema.alterTable("messages").addColumn("parentId", "text").execute();
    await db.schema.alterTable("sessions").addColumn("leafId", "text").execute();
    await chainMessages(db);
    await chooseLeaves(db);
    await db.schema
      .createIndex("messages_parent")
      .on("messages")
      .columns(["sessionId", "parentId", "position"])
      .execute();
  },
};
