import type { Migration } from "./migration.ts";

/**
 * The schema of 0.2.0, under the name of the last of its migrations: its stores have applied it, and an empty one begins
 * with it.
 */
export const baseline: Migration = {
  name: "013-learning",
  sql: ({ blob, serial }) => `
create table "sessions" (
  "id" text primary key, "agent" text not null, "title" text not null, "summary" text, "language" text,
  "settings" text not null, "createdAt" bigint not null, "updatedAt" bigint not null, "leafId" text);
create index "sessions_newest" on "sessions" ("updatedAt", "id");
create index "sessions_agent_newest" on "sessions" ("agent", "updatedAt", "id");

-- A message's id comes from a client: it names the message only within its session.
create table "messages" (
  "sessionId" text not null references "sessions" ("id") on delete cascade, "id" text not null,
  "position" integer not null, "role" text not null, "parts" text not null, "metadata" text not null,
  "text" text not null, "turnId" text, "createdAt" bigint not null, "parentId" text,
  constraint "messages_key" primary key ("sessionId", "id"),
  constraint "messages_position" unique ("sessionId", "position"));
create index "messages_parent" on "messages" ("sessionId", "parentId", "position");

create table "turns" (
  "id" text primary key, "sessionId" text not null references "sessions" ("id") on delete cascade,
  "agent" text not null, "status" text not null, "ended" text, "title" text not null, "input" text not null,
  "error" text, "owner" text not null, "heartbeatAt" bigint not null, "startedAt" bigint not null, "endedAt" bigint,
  "inputTokens" bigint, "outputTokens" bigint, "cost" double precision, "executors" text not null,
  "cancelling" integer default 0 not null, "attempts" integer default 1 not null);
create index "turns_newest" on "turns" ("startedAt", "id");
create index "turns_session" on "turns" ("sessionId", "startedAt");
create index "turns_unfinished" on "turns" ("status", "heartbeatAt");
create unique index "turns_running_session" on "turns" ("sessionId") where "status" = 'running';

create table "journal_entries" (
  "turnId" text not null references "turns" ("id") on delete cascade, "seq" integer not null, "key" text not null,
  "kind" text not null, "name" text not null, "status" text not null, "input" text not null, "output" text not null,
  "prompt" text not null, "promptHash" text, "executor" text, "fallbackFrom" text, "attempts" integer not null,
  "usage" text, "cost" double precision, "startedAt" bigint not null, "endedAt" bigint not null, "error" text,
  "shown" text, constraint "journal_entries_key" primary key ("turnId", "seq"));
create index "journal_by_name" on "journal_entries" ("name", "executor");

create table "marks" (
  "turnId" text primary key references "turns" ("id") on delete cascade, "verdict" text not null, "note" text,
  "createdAt" bigint not null);
create table "corrections" (
  "turnId" text not null references "turns" ("id") on delete cascade, "seq" integer not null, "expect" text not null,
  "createdAt" bigint not null, constraint "corrections_key" primary key ("turnId", "seq"));
create table "learned_rules" (
  "rule" text not null, "version" integer not null, "weights" ${blob} not null, "facts" text not null,
  "createdAt" bigint not null, constraint "learned_rules_key" primary key ("rule", "version"));
create table "settings" ("key" text primary key, "value" text not null, "updatedAt" bigint not null);

create table "documents" (
  "id" text primary key, "name" text not null, "format" text not null, "bytes" bigint not null,
  "contentHash" text not null unique, "status" text not null, "pages" integer, "characters" bigint,
  "description" text, "error" text, "createdAt" bigint not null);
create index "documents_newest" on "documents" ("createdAt", "id");

-- Used by PostgreSQL, where other machines must reach the bytes; with SQLite they are files in the data folder.
create table "file_pieces" (
  "hash" text not null, "piece" integer not null, "data" ${blob} not null,
  constraint "file_pieces_key" primary key ("hash", "piece"));
create table "document_pages" (
  "documentId" text not null references "documents" ("id") on delete cascade, "page" integer not null,
  "text" text not null, "layout" text, constraint "document_pages_key" primary key ("documentId", "page"));
create table "chunks" (
  "id" ${serial}, "documentId" text not null references "documents" ("id") on delete cascade,
  "ordinal" integer not null, "page" integer not null, "start" integer not null, "end" integer not null,
  "text" text not null, "headings" text not null, constraint "chunks_ordinal" unique ("documentId", "ordinal"));
create table "session_documents" (
  "sessionId" text not null references "sessions" ("id") on delete cascade,
  "documentId" text not null references "documents" ("id") on delete cascade, "attachedAt" bigint not null,
  constraint "session_documents_key" primary key ("sessionId", "documentId"));
create index "session_documents_document" on "session_documents" ("documentId");

create table "research_documents" (
  "id" text primary key, "sessionId" text not null references "sessions" ("id") on delete cascade,
  "title" text not null, "content" text not null, "position" integer not null, "version" integer not null,
  "createdAt" bigint not null, "updatedAt" bigint not null);
create index "research_documents_session" on "research_documents" ("sessionId", "position");
create table "research_document_versions" (
  "documentId" text not null references "research_documents" ("id") on delete cascade, "version" integer not null,
  "title" text not null, "content" text not null, "author" text not null, "createdAt" bigint not null,
  constraint "research_document_versions_key" primary key ("documentId", "version"));
create table "papers" (
  "id" text primary key, "csl" text not null, "doi" text unique, "arxivId" text unique, "title" text not null,
  "year" integer, "citations" integer, "origin" text not null, "addedAt" bigint not null,
  "updatedAt" bigint not null);
create index "papers_newest" on "papers" ("addedAt", "id");
create table "memory_nodes" (
  "id" text primary key, "sessionId" text not null references "sessions" ("id") on delete cascade,
  "kind" text not null, "text" text not null, "createdAt" bigint not null);
create index "memory_nodes_session" on "memory_nodes" ("sessionId", "createdAt");

create table "inspections" (
  "id" text primary key, "title" text not null, "status" text not null, "config" text not null,
  "counts" text not null, "error" text, "createdAt" bigint not null, "updatedAt" bigint not null, "endedAt" bigint);
create index "inspections_newest" on "inspections" ("createdAt", "id");
create table "inspection_rows" (
  "inspectionId" text not null references "inspections" ("id") on delete cascade, "ordinal" integer not null,
  "document" text not null, "status" text not null, "result" text not null, "verdicts" text default '{}' not null,
  "signature" text, constraint "inspection_rows_key" primary key ("inspectionId", "ordinal"));
create index "inspection_rows_status" on "inspection_rows" ("inspectionId", "status", "ordinal");
create table "inspection_batches" (
  "inspectionId" text not null references "inspections" ("id") on delete cascade, "first" integer not null,
  "size" integer not null, "items" text not null, "owner" text, "doneAt" bigint,
  constraint "inspection_batches_key" primary key ("inspectionId", "first"));
create index "inspection_batches_open" on "inspection_batches" ("inspectionId", "doneAt", "first");
-- What the rows come to, kept with them: counting a million rows takes seconds, and pages ask every second.
create table "inspection_counts" (
  "inspectionId" text not null references "inspections" ("id") on delete cascade, "algorithm" text not null,
  "outcome" text not null, "count" integer not null,
  constraint "inspection_counts_key" primary key ("inspectionId", "algorithm", "outcome"));

create table "jobs" (
  "id" text primary key, "name" text not null, "key" text, "input" text not null, "status" text not null,
  "progress" text, "log" text not null, "result" text, "error" text, "attempts" integer not null,
  "failures" integer not null, "retries" integer not null, "cancelling" integer not null, "owner" text,
  "heartbeatAt" bigint, "runAt" bigint not null, "createdAt" bigint not null, "startedAt" bigint, "endedAt" bigint);
create index "jobs_newest" on "jobs" ("createdAt", "id");
create index "jobs_due" on "jobs" ("status", "runAt", "id");
-- One unfinished job a key: the database itself refuses the second, whichever process brings it.
create unique index "jobs_unfinished_key" on "jobs" ("name", "key") where "status" in ('queued', 'running');

-- A segment without a header is being written, and no query sees it.
create table "search_segments" (
  "id" ${serial}, "version" integer not null, "removed" text not null, "header" ${blob},
  "createdAt" bigint not null);
create table "search_blocks" (
  "segmentId" bigint not null references "search_segments" ("id") on delete cascade, "block" integer not null,
  "data" ${blob} not null, constraint "search_blocks_key" primary key ("segmentId", "block"));
create table "search_vectors" (
  "documentId" text not null references "documents" ("id") on delete cascade, "piece" integer not null,
  "model" text not null, "chunks" integer not null, "data" ${blob} not null,
  constraint "search_vectors_key" primary key ("documentId", "piece"));

-- How far each import came: one that was cut off goes on from there.
create table "imports" ("id" text primary key, "line" integer not null, "startedAt" bigint not null, "endedAt" bigint);
`,
};
