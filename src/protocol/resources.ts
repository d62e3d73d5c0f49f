import { z } from "zod";
import { collectionScopeSchema } from "./collections.ts";
import { conversationSeenSchema } from "./conversations.ts";
import { errorRecordSchema } from "./errors.ts";
import { modelsOverviewSchema } from "./models.ts";
import { passageSchema } from "./sources.ts";
import { agentNameSchema } from "./turns.ts";

/** A conversation with one agent. */
export const sessionSchema = z.object({
  id: z.string(),
  agent: agentNameSchema,
  title: z.string(),
  /** Made from a sample, and removed with the samples. */
  sample: z.boolean(),
  /** Contracts side by side, and no conversation. */
  table: z.boolean(),
  pinned: z.boolean(),
  folder: z.string().nullable(),
  /** The model of this session, or `rules`; null where the settings decide. */
  model: z.string().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A message as it is kept; `parts` are the AI SDK's message parts. */
export const storedMessageSchema = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  parts: z.array(z.looseObject({ type: z.string() })),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  turnId: z.string().nullable(),
  createdAt: z.number(),
  /** The versions of this message in the order in which they were made, itself among them; more than one where it was edited or answered again. */
  versions: z.array(z.string()),
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;

export const sessionDetailSchema = sessionSchema.extend({
  /** The newest messages of the branch that is shown, in order. */
  messages: z.array(storedMessageSchema),
  /** What `before` of the next request takes to read the messages before these; null when there are none. */
  before: z.string().nullable(),
  documents: z.array(z.string()),
  /** What is asked while no document is attached. */
  collections: collectionScopeSchema,
  /** What the next prompt tells of it. */
  context: conversationSeenSchema,
  /** The turn that is running now, to be followed by `GET /api/turns/:id/stream`. */
  runningTurnId: z.string().nullable(),
});
export type SessionDetail = z.infer<typeof sessionDetailSchema>;

/** Something the user brought. */
export const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  bytes: z.number(),
  /** The web address it was brought from. */
  url: z.string().nullish(),
  status: z.enum(["queued", "reading", "ready", "error"]),
  pages: z.number().nullable(),
  characters: z.number().nullable(),
  description: z.string().nullable(),
  error: errorRecordSchema.nullable(),
  /** The job that reads it, while it is being read. */
  jobId: z.string().nullable(),
  /** The collections that it is in. */
  collections: z.array(z.string()),
  /** A picture of a conversation. */
  isPassing: z.boolean(),
  createdAt: z.number(),
});
export type DocumentResource = z.infer<typeof documentSchema>;

/** A folder whose files are documents, as pages and commands see it. */
export const watchedFolderSchema = z.object({
  id: z.string(),
  path: z.string(),
  isOn: z.boolean(),
  /** The collection that its documents are put into. */
  collection: z.string().nullable(),
  files: z.number().int(),
  failed: z.number().int(),
  error: errorRecordSchema.nullable(),
});
export type WatchedFolder = z.infer<typeof watchedFolderSchema>;

export const documentPageSchema = z.object({
  page: z.number().int(),
  text: z.string(),
  /** How sure its words are, from 0 to 100, where they were recognised in a picture. */
  confidence: z.number().nullish(),
});
export type DocumentPage = z.infer<typeof documentPageSchema>;

/** Below this a page's recognised words are told to be uncertain: see docs/decisions/0148-eyes.md. */
export const sureConfidence = 80;
export const isUncertain = ({ confidence }: Pick<DocumentPage, "confidence">) => (confidence ?? 100) < sureConfidence;

/** A word of a page that is a picture: its left, top, width and height in ten thousandths of the page. */
export const scannedWordSchema = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]);
export type ScannedWord = z.infer<typeof scannedWordSchema>;

export const searchHitSchema = passageSchema.extend({
  score: z.number(),
  sentence: z.object({ start: z.number().int(), end: z.number().int(), text: z.string() }),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** Models as the settings page sees them: what is configured, what was found running, which keys are set. Holds no key. */
export const modelsResourceSchema = modelsOverviewSchema.extend({
  found: z.array(z.object({ id: z.string(), server: z.string() })),
  /** How large a model of this computer may be, by the memory that is free. */
  memory: z.object({ freeGigabytes: z.number(), billions: z.number().nullable() }),
  /** Keys entered in the settings page: their names and last characters. */
  secrets: z.array(z.object({ name: z.string(), ending: z.string().nullable() })),
  /** Keys of services that are no models, and where each is set; null when it is not. */
  services: z.array(z.object({ name: z.string(), from: z.enum(["env", "settings"]).nullable() })),
});
export type ModelsResource = z.infer<typeof modelsResourceSchema>;

export const versionSchema = z.object({
  name: z.literal("jihwi"),
  version: z.string(),
  store: z.enum(["sqlite", "postgres"]),
});
