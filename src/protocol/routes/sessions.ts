import { z } from "zod";
import { collectionScopeSchema } from "../collections.ts";
import { sessionDetailSchema, sessionSchema } from "../resources.ts";
import { timeZoneSchema } from "../time-zone.ts";
import { agentNameSchema } from "../turns.ts";
import { defineRoute, doneSchema, next, pageQuery } from "./route.ts";

const messagesQuery = z.object({
  /** Reads what comes before this message. */
  before: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});

/** A model's written name, or `rules`; null leaves it to the settings. */
const sessionModel = z.string().trim().min(1).max(300).nullable();

const documentsChangeSchema = z.object({ add: z.array(z.string()).max(500), remove: z.array(z.string()).max(500) });
export type DocumentsChange = z.infer<typeof documentsChangeSchema>;

export const sessionsApi = {
  list: defineRoute("get", "/api/sessions", "Sessions, newest first", {
    query: pageQuery.extend({
      agent: agentNameSchema.optional(),
      query: z.string().max(200).optional(),
      folder: z.string().max(100).optional(),
      /** Only those that are pinned, or only the others. */
      pinned: z.enum(["true", "false"]).optional(),
    }),
    answer: z.object({ sessions: z.array(sessionSchema), next }),
  }),
  create: defineRoute("post", "/api/sessions", "Begin a session", {
    body: z.object({
      agent: agentNameSchema,
      title: z.string().max(200).optional(),
      model: sessionModel.optional(),
      /** What a chat may ask while no document is attached. */
      collections: collectionScopeSchema.optional(),
    }),
    answer: sessionSchema,
  }),
  read: defineRoute("get", "/api/sessions/{id}", "A session with its messages, the newest page first", {
    query: messagesQuery,
    answer: sessionDetailSchema,
  }),
  showBranch: defineRoute(
    "post",
    "/api/sessions/{id}/branch",
    "Show another version of a message, with what followed it",
    { body: z.object({ messageId: z.string().min(1).max(200) }), answer: sessionDetailSchema },
  ),
  update: defineRoute(
    "patch",
    "/api/sessions/{id}",
    "Rename or pin a session, put it into a folder, or choose its model",
    {
      body: z.object({
        title: z.string().trim().min(1).max(200).optional(),
        pinned: z.boolean().optional(),
        /** Null takes it out of its folder. */
        folder: z.string().trim().min(1).max(100).nullable().optional(),
        model: sessionModel.optional(),
      }),
      answer: sessionSchema,
    },
  ),
  removeMany: defineRoute("post", "/api/sessions/removals", "Remove several sessions and everything of them", {
    body: z.object({ ids: z.array(z.string().max(200)).min(1).max(1000) }),
    answer: doneSchema,
  }),
  folders: defineRoute("get", "/api/session-folders", "The folders that sessions are in", {
    query: z.object({ agent: agentNameSchema.optional() }),
    answer: z.object({ folders: z.array(z.string()) }),
  }),
  remove: defineRoute("delete", "/api/sessions/{id}", "Remove a session and everything of it", {
    recorded: "session-removed",
    answer: doneSchema,
  }),
  attach: defineRoute("put", "/api/sessions/{id}/documents", "Attach these documents to a session, and no others", {
    body: z.object({ documents: z.array(z.string()).max(500) }),
    answer: doneSchema,
  }),
  changeDocuments: defineRoute(
    "patch",
    "/api/sessions/{id}/documents",
    "Attach some documents to a session and detach others; the rest stays",
    { body: documentsChangeSchema, answer: doneSchema },
  ),
  compact: defineRoute("post", "/api/sessions/{id}/compact", "Summarise all of a session but its last turn, as a job", {
    answer: z.object({ jobId: z.string() }),
  }),
  export: defineRoute("get", "/api/sessions/{id}/export", "A session as Markdown or for Word", {
    recorded: "session-exported",
    /** Where the reader's clock stands; the server's own zone when left out. */
    query: z.object({ timeZone: timeZoneSchema.optional(), format: z.enum(["markdown", "docx"]).default("markdown") }),
    answer: "file",
  }),
};
