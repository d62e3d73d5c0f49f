import { z } from "zod";
import { tracesAnswerSchema } from "../answers.ts";
import { traceSchema, verdictSchema } from "../journal.ts";
import { replayedStepSchema, replayRequestSchema } from "../replay.ts";
import { timeZoneSchema } from "../time-zone.ts";
import { sumKindSchema, traceSumsSchema } from "../trace-sums.ts";
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
  sums: defineRoute({
    method: "get",
    path: "/api/traces/sums",
    summary: "Money, tokens and time of turns, by day, agent, model or session",
    query: z.object({
      by: sumKindSchema.default("day"),
      /** How many days back, today included; everything when left out. */
      days: z.coerce.number().int().min(1).max(3660).optional(),
      timeZone: timeZoneSchema.optional(),
    }),
    answer: traceSumsSchema,
  }),
  read: defineRoute({
    method: "get",
    path: "/api/traces/{id}",
    summary: "One turn with its journal",
    params: idParam,
    answer: traceSchema,
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/traces/{id}",
    summary: "Forget a turn's journal; its question and answer stay in the conversation",
    recorded: "trace-removed",
    params: idParam,
    answer: doneSchema,
  }),
  replay: defineRoute({
    method: "post",
    path: "/api/traces/{id}/replay",
    summary: "Run a turn's steps again by another model, prompt language or rule, and say where they differ",
    params: idParam,
    body: replayRequestSchema,
    answer: z.object({ steps: z.array(replayedStepSchema) }),
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
