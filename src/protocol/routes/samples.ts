import { z } from "zod";
import { languageSchema } from "../language.ts";
import { defineRoute, doneSchema } from "./route.ts";

/** A session that was made with a sample, and what to ask in it first. */
const sampleSessionSchema = z.object({ sessionId: z.string(), message: z.string() });
export type SampleSession = z.infer<typeof sampleSessionSchema>;

/** How much of the samples is there now. */
const sampleCountSchema = z.object({ sessions: z.number().int(), documents: z.number().int() });
export type SampleCount = z.infer<typeof sampleCountSchema>;

export const samplesApi = {
  count: defineRoute({
    method: "get",
    path: "/api/samples",
    summary: "How many sessions and documents were made from samples",
    answer: sampleCountSchema,
  }),
  open: defineRoute({
    method: "post",
    path: "/api/samples/{agent}",
    summary: "Begin a session with an agent's sample",
    params: z.object({ agent: z.string().max(50) }),
    body: z.object({ language: languageSchema }),
    answer: sampleSessionSchema,
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/samples",
    summary: "Remove everything that was made from samples",
    recorded: "samples-removed",
    answer: doneSchema,
  }),
};
