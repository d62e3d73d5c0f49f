import { z } from "zod";
import { sessionsAnswerSchema } from "../answers.ts";
import { sessionDetailSchema, sessionSchema } from "../resources.ts";
import { agentNameSchema } from "../turns.ts";
import { defineRoute, doneSchema, idParam, pageQuery } from "./route.ts";

export const sessionsApi = {
  list: defineRoute({
    method: "get",
    path: "/api/sessions",
    summary: "Sessions, newest first",
    query: pageQuery.extend({ agent: agentNameSchema.optional(), query: z.string().max(200).optional() }),
    answer: sessionsAnswerSchema,
  }),
  create: defineRoute({
    method: "post",
    path: "/api/sessions",
    summary: "Begin a session",
    body: z.object({ agent: agentNameSchema, title: z.string().max(200).optional() }),
    answer: sessionSchema,
  }),
  read: defineRoute({
    method: "get",
    path: "/api/sessions/{id}",
    summary: "A session with its messages",
    params: idParam,
    answer: sessionDetailSchema,
  }),
  rename: defineRoute({
    method: "patch",
    path: "/api/sessions/{id}",
    summary: "Rename a session",
    params: idParam,
    body: z.object({ title: z.string().trim().min(1).max(200) }),
    answer: sessionSchema,
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/sessions/{id}",
    summary: "Remove a session and everything of it",
    params: idParam,
    answer: doneSchema,
  }),
  attach: defineRoute({
    method: "put",
    path: "/api/sessions/{id}/documents",
    summary: "Attach documents to a session",
    params: idParam,
    body: z.object({ agent: agentNameSchema.optional(), documents: z.array(z.string()).max(500) }),
    answer: doneSchema,
  }),
  export: defineRoute({
    method: "get",
    path: "/api/sessions/{id}/export",
    summary: "A session as Markdown",
    params: idParam,
    answer: "file",
  }),
};
