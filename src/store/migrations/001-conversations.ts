import type { Migration } from "./migration.ts";

/** Sessions with their messages, turns with their journals, what users said of answers, and settings. */
export const conversations: Migration = {
  name: "001-conversations",
  async up(db) {
    await db.schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("agent", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("summary", "text")
      .addColumn("language", "text")
      .addColumn("settings", "text", (column) => column.notNull())
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addColumn("updatedAt", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_newest").on("sessions").columns(["updatedAt", "id"]).execute();
    await db.schema.createIndex("sessions_agent_newest").on("sessions").columns(["agent", "updatedAt", "id"]).execute();

    // A message's id comes from a client: it names the message only within its session.
    await db.schema
      .createTable("messages")
      .addColumn("sessionId", "text", (column) => column.notNull().references("sessions.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("parts", "text", (column) => column.notNull())
      .addColumn("metadata", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("turnId", "text")
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("messages_key", ["sessionId", "id"])
      .addUniqueConstraint("messages_position", ["sessionId", "position"])
      .execute();

    await db.schema
      .createTable("turns")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("sessionId", "text", (column) => column.notNull().references("sessions.id").onDelete("cascade"))
      .addColumn("agent", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("ended", "text")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("input", "text", (column) => column.notNull())
      .addColumn("error", "text")
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("heartbeatAt", "bigint", (column) => column.notNull())
      .addColumn("startedAt", "bigint", (column) => column.notNull())
      .addColumn("endedAt", "bigint")
      .addColumn("inputTokens", "bigint")
      .addColumn("outputTokens", "bigint")
      .addColumn("cost", "double precision")
      .addColumn("executors", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("turns_newest").on("turns").columns(["startedAt", "id"]).execute();
    await db.schema.createIndex("turns_session").on("turns").columns(["sessionId", "startedAt"]).execute();
    await db.schema.createIndex("turns_unfinished").on("turns").columns(["status", "heartbeatAt"]).execute();

    await db.schema
      .createTable("journal_entries")
      .addColumn("turnId", "text", (column) => column.notNull().references("turns.id").onDelete("cascade"))
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("input", "text", (column) => column.notNull())
      .addColumn("output", "text", (column) => column.notNull())
      .addColumn("prompt", "text", (column) => column.notNull())
      .addColumn("promptHash", "text")
      .addColumn("executor", "text")
      .addColumn("fallbackFrom", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("usage", "text")
      .addColumn("cost", "double precision")
      .addColumn("startedAt", "bigint", (column) => column.notNull())
      .addColumn("endedAt", "bigint", (column) => column.notNull())
      .addColumn("error", "text")
      .addPrimaryKeyConstraint("journal_entries_key", ["turnId", "seq"])
      .execute();

    await db.schema
      .createTable("marks")
      .addColumn("turnId", "text", (column) => column.primaryKey().references("turns.id").onDelete("cascade"))
      .addColumn("verdict", "text", (column) => column.notNull())
      .addColumn("note", "text")
      .addColumn("createdAt", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("settings")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("updatedAt", "bigint", (column) => column.notNull())
      .execute();
  },
};
