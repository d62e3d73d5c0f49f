import { baseline } from "./baseline.ts";
import type { Migration } from "./migration.ts";

const since = (name: string, sql: string): Migration => ({ name, sql: () => sql });

/** Every migration in its order. A new one goes to the end with the next number. */
export const migrations: readonly [Migration, ...Migration[]] = [
  baseline,
  // A row is one version of one check.
  since(
    "015-saved-checks",
    `create table "saved_checks" (
      "id" text not null, "version" integer not null, "name" text not null, "base" text not null,
      "settings" text not null, "criteria" text not null, "createdAt" bigint not null,
      constraint "saved_checks_key" primary key ("id", "version"));`,
  ),
  // Where a session stands in the list: pinned above the others, in a folder.
  since(
    "016-session-places",
    `alter table "sessions" add column "pinned" integer default 0 not null;
     alter table "sessions" add column "folder" text;
     create index "sessions_pinned" on "sessions" ("pinned", "updatedAt", "id");
     create index "sessions_folder" on "sessions" ("folder", "updatedAt", "id");`,
  ),
  // Where documents come from: a web address, or a file of a folder that is kept in step.
  since(
    "019-origins",
    `alter table "documents" add column "url" text;
     create table "watched_folders" (
      "id" text primary key, "path" text not null unique, "isOn" integer not null, "createdAt" bigint not null);
     create table "watched_files" (
      "folderId" text not null references "watched_folders" ("id") on delete cascade, "path" text not null,
      "hash" text not null, "documentId" text, "isOwn" integer not null, "error" text,
      constraint "watched_files_key" primary key ("folderId", "path"));
     create index "watched_files_by_document" on "watched_files" ("documentId");`,
  ),
  // Only steps are looked up by their name: rows of nodes, tools and words need no place in that index.
  since(
    "020-steps-by-name",
    `drop index "journal_by_name";
     create index "journal_steps_by_name" on "journal_entries" ("name", "startedAt") where "kind" = 'step';`,
  ),
  // Open pages ask twice a second when a job last began or ended, and jobs are looked up by what they work on.
  since(
    "021-job-times",
    `create index "jobs_started" on "jobs" ("startedAt");
     create index "jobs_ended" on "jobs" ("endedAt");
     create index "jobs_by_key" on "jobs" ("name", "key");`,
  ),
  // Every look into the library of papers asks what other processes have changed since the last.
  since("022-paper-changes", `create index "papers_changed" on "papers" ("updatedAt", "id");`),
  // Looked up before every turn: decisions that models took, without their inputs and the many rows that rules decided.
  since(
    "023-decisions-of-models",
    `create index "journal_decisions_of_models" on "journal_entries"
      ("name", "startedAt", "status", "turnId", "seq", "executor") where "kind" = 'step' and "executor" <> 'rule';`,
  ),
  // When each version was taken is asked before every turn, without reading past its weights.
  since(
    "024-learned-versions",
    `create index "learned_rules_taken" on "learned_rules" ("version", "rule", "createdAt");`,
  ),
  // Turns that came with an import: whoever made its file does not teach the rules here.
  since(
    "025-imported-turns",
    `alter table "turns" add column "imported" integer default 0 not null;
     create index "turns_imported" on "turns" ("imported", "id");`,
  ),
  // Why code had a rule decide though a model was there; what a model thought before it spoke.
  since("026-reasons-of-rules", `alter table "journal_entries" add column "reason" text;`),
  since("027-reasoning", `alter table "journal_entries" add column "reasoning" text;`),
  // Where words stood on a page: the viewer finds them in the file itself.
  since("028-pages-without-layout", `alter table "document_pages" drop column "layout";`),
  // Documents under names; what a watched folder brings may go into one.
  since(
    "029-collections",
    `create table "collections" (
      "id" text primary key, "name" text not null unique, "createdAt" bigint not null, "updatedAt" bigint not null);
     create table "collection_documents" (
      "collectionId" text not null references "collections" ("id") on delete cascade,
      "documentId" text not null references "documents" ("id") on delete cascade,
      constraint "collection_documents_key" primary key ("collectionId", "documentId"));
     create index "collection_documents_document" on "collection_documents" ("documentId");
     alter table "watched_folders" add column "collectionId" text references "collections" ("id") on delete set null;`,
  ),
  // Keys, tool servers and webhooks, sealed: servers that share the store share them too. No export holds them.
  since(
    "030-sealed-values",
    `create table "sealed_values" (
      "kind" text not null, "name" text not null, "sealed" text not null, "updatedAt" bigint not null,
      constraint "sealed_values_key" primary key ("kind", "name"));`,
  ),
  // Pages whose words were recognised: how sure they are, and where they stand. Pictures that came with a conversation go with it.
  since(
    "031-eyes",
    `alter table "document_pages" add column "confidence" integer;
     alter table "document_pages" add column "words" text;
     alter table "documents" add column "passing" integer default 0 not null;`,
  ),
  // A picture that was brought once more may wait in another composer. Pages of a locked PDF cannot be drawn.
  since(
    "032-brought-again",
    `alter table "documents" add column "broughtAgainAt" bigint;
     alter table "documents" add column "locked" integer default 0 not null;
     update "documents" set "passing" = 0 where "id" in (select "documentId" from "collection_documents");`,
  ),
  // Deliveries of former versions hold addresses, which may be keys themselves.
  since("033-deliveries-by-id", `delete from "jobs" where "name" = 'webhooks.deliver';`),
];
