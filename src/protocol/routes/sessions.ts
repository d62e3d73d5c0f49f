import { z } from "zod";
import { sessionsAnswerSchema } from "../answers.ts";
import { sessionDetailSchema, sessionSchema } from "../resources.ts";
import { timeZoneSchema } from "../time-zone.ts";
import { agentNameSchema } from "../turns.ts";
import { defineRoute, doneSchema, idParam, pageQuery } from "./route.ts";

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
  list: defineRoute({
    method: "get",
    path: "/api/sessions",
    summary: "Sessions, newest first",
    query: pageQuery.extend({
      agent: agentNameSchema.optional(),
      query: z.string().max(200).optional(),
      folder: z.string().max(100).optional(),
      /** Only those that are pinned, or only the others. */
      pinned: z.enum(["true", "false"]).optional(),
    }),
    answer: sessionsAnswerSchema,
  }),
  create: defineRoute({
    method: "post",
    path: "/api/sessions",
    summary: "Begin a session",
    body: z.object({ agent: agentNameSchema, title: z.string().max(200).optional(), model: sessionModel.optional() }),
    answer: sessionSchema,
  }),
  read: defineRoute({
    method: "get",
    path: "/api/sessions/{id}",
    summary: "A session with its messages, the newest page first",
    params: idParam,
    query: messagesQuery,
    answer: sessionDetailSchema,
  }),
  showBranch: defineRoute({
    method: "post",
    path: "/api/sessions/{id}/branch",
    summary: "Show another version of a message, with what followed it",
    params: idParam,
    body: z.object({ messageId: z.string().min(1).max(200) }),
    answer: sessionDetailSchema,
  }),
  update: defineRoute({
    method: "patch",
    path: "/api/sessions/{id}",
    summary: "Rename or pin a session, put it into a folder, or choose its model",
    params: idParam,
    body: z.object({
      title: z.string().trim().min(1).max(200).optional(),
      pinned: z.boolean().optional(),
      /** Null takes it out of its folder. */
      folder: z.string().trim().min(1).max(100).nullable().optional(),
      model: sessionModel.optional(),
    }),
    answer: sessionSchema,
  }),
  removeMany: defineRoute({
    method: "post",
    path: "/api/sessions/removals",
    summary: "Remove several sessions and everything of them",
    body: z.object({ ids: z.array(z.string().max(200)).min(1).max(1000) }),
    answer: doneSchema,
  }),
  folders: defineRoute({
    method: "get",
    path: "/api/session-folders",
    summary: "The folders that sessions are in",
    query: z.object({ agent: agentNameSchema.optional() }),
    answer: z.object({ folders: z.array(z.string()) }),
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/sessions/{id}",
    summary: "Remove a session and everything of it",
    recorded: "session-removed",
    params: idParam,
    answer: doneSchema,
  }),
  attach: defineRoute({
    method: "put",
    path: "/api/sessions/{id}/documents",
    summary: "Attach these documents to a session, and no others",
    params: idParam,
    body: z.object({ documents: z.array(z.string()).max(500) }),
    answer: doneSchema,
  }),
  changeDocuments: defineRoute({
    method: "patch",
    path: "/api/sessions/{id}/documents",
    summary: "Attach some documents to a session and detach others; the rest stays",
    params: idParam,
    body: documentsChangeSchema,
    answer: doneSchema,
  }),
  export: defineRoute({
    method: "get",
    path: "/api/sessions/{id}/export",
    summary: "A session as Markdown",
    recorded: "session-exported",
    params: idParam,
    /** Where the reader's clock stands; the server's own zone when left out. */
    query: z.object({ timeZone: timeZoneSchema.optional() }),
    answer: "file",
  }),
};
