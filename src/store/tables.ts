import type { Generated } from "kysely";
import { z } from "zod";
import {
  endedSchema,
  errorRecordSchema,
  jobProgressSchema,
  jobStatusSchema,
  journalEntrySchema,
  languageSchema,
  localizedSchema,
  savedCheckSettingsSchema,
  scannedWordSchema,
  severitySchema,
  turnStatusSchema,
  usageSchema,
} from "#protocol";
import { jsonText, readAs } from "./rows.ts";

const flag = z.literal([0, 1]);
const messagePartSchema = z.looseObject({ type: z.string() });

/** A table whose rows are checked by their schema as they come of queries. */
function table<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const schema = z.object(shape);
  type Stored = z.input<typeof schema>;
  const read = (row: Stored) => readAs(name, schema, row);
  return {
    schema,
    read,
    async first(query: { executeTakeFirst(): Promise<Stored | undefined> }) {
      const row = await query.executeTakeFirst();
      return row === undefined ? null : read(row);
    },
    all: async (query: { execute(): Promise<Stored[]> }) => (await query.execute()).map(read),
  };
}

/** The rows of each table, as they are read and written; the columns are made by `migrations/`. */
export const tables = {
  settings: table("settings", { key: z.string(), value: jsonText(z.unknown()), updatedAt: z.number() }),
  sessions: table("sessions", {
    id: z.string(),
    agent: z.string(),
    title: z.string(),
    /** The rolling summary of what no longer fits into a prompt. */
    summary: z.string().nullable(),
    language: languageSchema.nullable(),
    settings: jsonText(z.record(z.string(), z.unknown())),
    pinned: flag.default(0),
    folder: z.string().nullable().default(null),
    /** The newest message of the branch that is shown; null before the first message. */
    leafId: z.string().nullable().default(null),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
  /** A part is what the AI SDK says it is; of its many shapes the store knows only that each has a type. */
  messages: table("messages", {
    sessionId: z.string(),
    id: z.string(),
    /** The order in which the messages of a session were written, whatever branch they are on. */
    position: z.number().int(),
    /** The message that it follows; null for a first one. Messages with the same parent are versions of each other. */
    parentId: z.string().nullable().default(null),
    role: z.enum(["user", "assistant"]),
    parts: jsonText(z.array(messagePartSchema)),
    metadata: jsonText(z.record(z.string(), z.unknown()).nullable()),
    /** What a person reads of it, for search and summaries. */
    text: z.string(),
    turnId: z.string().nullable(),
    createdAt: z.number(),
  }),
  turns: table("turns", {
    id: z.string(),
    sessionId: z.string(),
    agent: z.string(),
    status: turnStatusSchema,
    ended: endedSchema.nullable(),
    title: z.string(),
    input: jsonText(z.unknown()),
    error: jsonText(errorRecordSchema).nullable(),
    /** The process that runs it, and when it last said so. */
    owner: z.string(),
    heartbeatAt: z.number(),
    startedAt: z.number(),
    endedAt: z.number().nullable(),
    inputTokens: z.number().nullable(),
    outputTokens: z.number().nullable(),
    cost: z.number().nullable(),
    executors: jsonText(z.array(z.string())),
    /** 1: somebody asked for its end. */
    cancelling: flag.default(0),
    /** How often it was started; more than once when its process died. */
    attempts: z.number().int().default(1),
    /** 1: it came with an import, and teaches nothing here. */
    imported: flag.default(0),
  }),
  journal_entries: table("journal_entries", {
    ...journalEntrySchema.shape,
    input: jsonText(z.unknown()),
    output: jsonText(z.unknown()),
    prompt: jsonText(z.unknown()),
    usage: jsonText(usageSchema).nullable(),
    reason: jsonText(localizedSchema).nullable().default(null),
    error: jsonText(errorRecordSchema).nullable(),
  }),
  /** What a user says of an answer; its steps become cases of an evaluation. */
  marks: table("marks", {
    turnId: z.string(),
    verdict: z.enum(["good", "bad"]),
    note: z.string().nullable(),
    createdAt: z.number(),
  }),
  corrections: table("corrections", {
    turnId: z.string(),
    seq: z.number().int(),
    expect: jsonText(z.unknown()),
    createdAt: z.number(),
  }),
  /** Something the user brought. Its original bytes are the file named `contentHash`. */
  documents: table("documents", {
    id: z.string(),
    name: z.string(),
    format: z.string(),
    bytes: z.number(),
    contentHash: z.string(),
    /** The web address it was brought from. */
    url: z.string().nullable().default(null),
    status: z.enum(["queued", "reading", "ready", "error"]),
    pages: z.number().int().nullable(),
    characters: z.number().nullable(),
    description: z.string().nullable(),
    error: jsonText(errorRecordSchema).nullable(),
    /** 1: a picture that was brought into a conversation, and is removed with the last one that holds it. */
    passing: flag.default(0),
    /** When such a picture was last brought beside the first time. */
    broughtAgainAt: z.number().nullable().default(null),
    /** 1: read with its password, which is kept nowhere: none of its pages can be drawn. */
    locked: flag.default(0),
    createdAt: z.number(),
  }),
  /** Which documents a session may look into. */
  session_documents: table("session_documents", {
    sessionId: z.string(),
    documentId: z.string(),
    attachedAt: z.number(),
  }),
  document_pages: table("document_pages", {
    documentId: z.string(),
    /** From 1. */
    page: z.number().int(),
    text: z.string(),
    /** How sure its words are, where the page is a picture, and where each stands on it. */
    confidence: z.number().nullable().default(null),
    words: jsonText(z.array(scannedWordSchema)).nullable().default(null),
  }),
  /** A piece of a document that knows its page and its span of characters there. Ids are given by the database and grow. */
  chunks: table("chunks", {
    id: z.number().int(),
    documentId: z.string(),
    ordinal: z.number().int(),
    page: z.number().int(),
    start: z.number().int(),
    end: z.number().int(),
    text: z.string(),
    headings: jsonText(z.array(z.string())),
  }),
  /** Documents under a name. A document is in as many as one likes. */
  collections: table("collections", {
    id: z.string(),
    name: z.string(),
    createdAt: z.number(),
    /** When it was last renamed, or what is in it last changed. */
    updatedAt: z.number(),
  }),
  collection_documents: table("collection_documents", { collectionId: z.string(), documentId: z.string() }),
  /** A folder whose files are documents. `isOn` is 0 or 1, as both databases have it. */
  watched_folders: table("watched_folders", {
    id: z.string(),
    path: z.string(),
    isOn: z.number().int(),
    /** The collection that its documents are put into. */
    collectionId: z.string().nullable().default(null),
    createdAt: z.number(),
  }),
  /** A file of it as it was last seen: the hash of its bytes, and the document it is or the reason why it is none. */
  watched_files: table("watched_files", {
    folderId: z.string(),
    path: z.string(),
    hash: z.string(),
    documentId: z.string().nullable(),
    /** 1 when the document came with the file; one that was there before stays when the file goes. */
    isOwn: z.number().int(),
    error: jsonText(errorRecordSchema).nullable(),
  }),
  /** Something the research agent wrote into the panel of a notebook; a notebook is a session. */
  research_documents: table("research_documents", {
    id: z.string(),
    sessionId: z.string(),
    title: z.string(),
    content: z.string(),
    position: z.number().int(),
    version: z.number().int(),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
  research_document_versions: table("research_document_versions", {
    documentId: z.string(),
    version: z.number().int(),
    title: z.string(),
    content: z.string(),
    author: z.enum(["agent", "user"]),
    createdAt: z.number(),
  }),
  /** A paper of the library. `csl` is the whole record; the columns beside it are what papers are found by. */
  papers: table("papers", {
    id: z.string(),
    csl: jsonText(z.record(z.string(), z.unknown())),
    doi: z.string().nullable(),
    arxivId: z.string().nullable(),
    title: z.string(),
    year: z.number().int().nullable(),
    citations: z.number().int().nullable(),
    /** Where it came from: `import`, `shipped`, or a paper source's name. */
    origin: z.string(),
    addedAt: z.number(),
    updatedAt: z.number(),
  }),
  /** One thing that a session remembers. */
  memory_nodes: table("memory_nodes", {
    id: z.string(),
    sessionId: z.string(),
    kind: z.string(),
    text: z.string(),
    createdAt: z.number(),
  }),
  /** An inspection of many documents. */
  inspections: table("inspections", {
    id: z.string(),
    title: z.string(),
    status: z.enum(["queued", "running", "finished", "failed", "cancelled"]),
    config: jsonText(z.record(z.string(), z.unknown())),
    /** Documents by status, when the inspection has ended. */
    counts: jsonText(z.record(z.string(), z.number())),
    error: jsonText(errorRecordSchema).nullable(),
    createdAt: z.number(),
    updatedAt: z.number(),
    endedAt: z.number().nullable(),
  }),
  /** What came of one document; `ordinal` is its place in the run. */
  inspection_rows: table("inspection_rows", {
    inspectionId: z.string(),
    ordinal: z.number().int(),
    document: z.string(),
    status: z.string(),
    /** The report, as the JSON in which it was written. */
    result: z.string(),
    /** The severity that each algorithm came to. */
    verdicts: jsonText(z.record(z.string(), severitySchema)),
    /** What near duplicates are found by. */
    signature: z.string().nullable(),
  }),
  /** How often an algorithm came to a severity; with an empty name, how often documents came to a status. */
  inspection_counts: table("inspection_counts", {
    inspectionId: z.string(),
    algorithm: z.string(),
    outcome: z.string(),
    count: z.number().int(),
  }),
  /** Some documents of an inspection, from the one whose ordinal is `first` on. `owner` is the job that works on them. */
  inspection_batches: table("inspection_batches", {
    inspectionId: z.string(),
    first: z.number().int(),
    size: z.number().int(),
    items: jsonText(z.array(z.unknown())),
    owner: z.string().nullable(),
    doneAt: z.number().nullable(),
  }),
  saved_checks: table("saved_checks", {
    id: z.string(),
    version: z.number().int(),
    name: z.string(),
    base: z.string(),
    settings: jsonText(savedCheckSettingsSchema),
    criteria: z.string(),
    createdAt: z.number(),
  }),
  /** Work that outlives a request, with the process that runs it: `owner` holds it as long as its heartbeat goes on. */
  jobs: table("jobs", {
    id: z.string(),
    name: z.string(),
    key: z.string().nullable(),
    input: jsonText(z.unknown()),
    status: jobStatusSchema,
    progress: jsonText(jobProgressSchema).nullable(),
    log: jsonText(z.array(z.string())),
    result: jsonText(z.unknown()).nullable(),
    error: jsonText(errorRecordSchema).nullable(),
    /** How often it was started, and how often it failed: the rest was cut off. */
    attempts: z.number().int(),
    failures: z.number().int(),
    retries: z.number().int(),
    cancelling: flag,
    owner: z.string().nullable(),
    heartbeatAt: z.number().nullable(),
    runAt: z.number(),
    createdAt: z.number(),
    startedAt: z.number().nullable(),
    endedAt: z.number().nullable(),
  }),
  search_segments: table("search_segments", {
    id: z.number().int(),
    version: z.number().int(),
    removed: jsonText(z.array(z.string())),
  }),
};

type Checked = typeof tables;
type RowIn<Name extends keyof Checked> = z.input<Checked[Name]["schema"]>;
export type Row<Name extends keyof Checked> = z.output<Checked[Name]["schema"]>;

export interface SearchVectors {
  readonly documentId: string;
  readonly model: string;
  readonly chunks: number;
  readonly data: Uint8Array;
}

/** Every table. */
export type Tables = { [Name in Exclude<keyof Checked, "chunks" | "search_segments">]: RowIn<Name> } & {
  migrations: { name: string; appliedAt: number; openedAt: number };
  /** How far each import came; `id` is the digest of the export. */
  imports: { id: string; line: number; startedAt: number; endedAt: number | null };
  learned_rules: { rule: string; version: number; weights: Uint8Array; facts: string; createdAt: number };
  /** Keys, tool servers and webhooks, which only the holder of the installation's key can read. */
  sealed_values: { kind: string; name: string; sealed: string; updatedAt: number };
  file_pieces: { hash: string; piece: number; data: Uint8Array };
  chunks: Omit<RowIn<"chunks">, "id"> & { id: Generated<number> };
  search_segments: Omit<RowIn<"search_segments">, "id"> & {
    id: Generated<number>;
    header: Uint8Array | null;
    createdAt: number;
  };
  search_blocks: { segmentId: number; block: number; data: Uint8Array };
  search_vectors: SearchVectors & { piece: number };
};
