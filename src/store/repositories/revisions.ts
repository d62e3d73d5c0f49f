import { sql } from "kysely";
import { z } from "zod";
import { type StoredTopic, storedTopicSchema } from "#protocol";
import type { Database } from "../database.ts";

/** Each is one cheap aggregate whose value changes with its rows: how many there are, and when the last one changed. */
const parts: Readonly<Record<StoredTopic, readonly string[]>> = {
  sessions: [
    `(select count(*) || ' ' || coalesce(max("updatedAt"), 0) from "sessions")`,
    `(select count(*) from "turns" where "status" = 'running')`,
    `(select coalesce(sum("pinned"), 0) || ' ' || count("folder") from "sessions")`,
    `(select count(*) || ' ' || coalesce(max("attachedAt"), 0) from "session_documents")`,
  ],
  turns: [
    `(select count(*) || ' ' || coalesce(max("startedAt"), 0) from "turns" where "status" = 'running')`,
    `(select count(*) from "journal_entries" where "turnId" in (select "id" from "turns" where "status" = 'running'))`,
  ],
  documents: [
    `(select count(*) || ' ' || coalesce(max("createdAt"), 0) from "documents")`,
    `(select count(*) from "documents" where "status" = 'queued')`,
    `(select count(*) from "documents" where "status" = 'reading')`,
    `(select count(*) from "documents" where "description" is not null)`,
    `(select count(*) || ' ' || coalesce(max("updatedAt"), 0) from "collections")`,
  ],
  // Apart: SQLite finds a maximum by its index only where nothing else is asked for.
  jobs: [
    `(select count(*) from "jobs")`,
    `(select coalesce(max("startedAt"), 0) from "jobs")`,
    `(select coalesce(max("endedAt"), 0) from "jobs")`,
  ],
  inspections: [
    `(select count(*) || ' ' || coalesce(max("updatedAt"), 0) from "inspections")`,
    `(select coalesce(sum("count"), 0) from "inspection_counts")`,
  ],
  notebooks: [
    `(select count(*) || ' ' || coalesce(max("updatedAt"), 0) from "research_documents")`,
    `(select count(*) || ' ' || coalesce(max("updatedAt"), 0) from "papers")`,
    `(select count(*) from "memory_nodes")`,
  ],
};

const topics = storedTopicSchema.options;
const rowSchema = z.record(z.string(), z.string());

export function createRevisions(db: Database) {
  const columns = topics.map((topic) => sql`${sql.raw(parts[topic].join(" || ',' || "))} as ${sql.ref(topic)}`);
  const query = sql<Record<string, string>>`select ${sql.join(columns)}`;
  return {
    /** A mark for each topic that differs after its rows have changed, whichever process changed them. */
    async read(): Promise<ReadonlyMap<StoredTopic, string>> {
      const { rows } = await query.execute(db);
      const marks = rowSchema.parse(rows[0]);
      return new Map(topics.map((topic) => [topic, marks[topic] ?? ""]));
    },
  };
}
