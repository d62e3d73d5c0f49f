import { z } from "zod";
import { traceSchema, turnSummarySchema, verdictSchema } from "../journal.ts";
import { replayedStepSchema, replayRequestSchema } from "../replay.ts";
import { timeZoneSchema } from "../time-zone.ts";
import { sumKindSchema, traceSumsSchema } from "../trace-sums.ts";
import { agentNameSchema } from "../turns.ts";
import { defineRoute, doneSchema, next, pageQuery } from "./route.ts";

export const tracesApi = {
  list: defineRoute("get", "/api/traces", "Turns, newest first", {
    query: pageQuery.extend({ agent: agentNameSchema.optional(), session: z.string().max(200).optional() }),
    answer: z.object({ turns: z.array(turnSummarySchema), next }),
  }),
  sums: defineRoute("get", "/api/traces/sums", "Money, tokens and time of turns, by day, agent, model or session", {
    query: z.object({
      by: sumKindSchema.default("day"),
      /** How many days back, today included; everything when left out. */
      days: z.coerce.number().int().min(1).max(3660).optional(),
      timeZone: timeZoneSchema.optional(),
    }),
    answer: traceSumsSchema,
  }),
  read: defineRoute("get", "/api/traces/{id}", "One turn with its journal", { answer: traceSchema }),
  remove: defineRoute(
    "delete",
    "/api/traces/{id}",
    "Forget a turn's journal; its question and answer stay in the conversation",
    { recorded: "trace-removed", answer: doneSchema },
  ),
  replay: defineRoute(
    "post",
    "/api/traces/{id}/replay",
    "Run a turn's steps again by another model, prompt language or rule, and say where they differ",
    { body: replayRequestSchema, answer: z.object({ steps: z.array(replayedStepSchema) }) },
  ),
  mark: defineRoute("post", "/api/traces/{id}/mark", "Say whether an answer was good", {
    body: z.object({ verdict: verdictSchema, note: z.string().max(2000).nullable().default(null) }),
    answer: doneSchema,
  }),
};
