import { z } from "zod";
import { tracesAnswerSchema } from "../answers.ts";
import { traceSchema, verdictSchema } from "../journal.ts";
import { agentNameSchema } from "../turns.ts";
import { defineRoute, doneSchema, idParam, pageQuery } from "./route.ts";

export const tracesApi = {
  list: defineRoute({
    method: "get",
    path: "/api/traces",
    summary: "Turns, newest first",
    query: pageQuery.extend({ agent: agentNameSchema.optional(), session: z.string().max(200).optional() }),
    answer: tracesAnswerSchema,
  }),
  read: defineRoute({
    method: "get",
    path: "/api/traces/{id}",
    summary: "One turn with its journal",
    params: idParam,
    answer: traceSchema,
  }),
  mark: defineRoute({
    method: "post",
    path: "/api/traces/{id}/mark",
    summary: "Say whether an answer was good",
    params: idParam,
    body: z.object({ verdict: verdictSchema, note: z.string().max(2000).nullable().default(null) }),
    answer: doneSchema,
  }),
};
