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
  count: defineRoute("get", "/api/samples", "How many sessions and documents were made from samples", {
    answer: sampleCountSchema,
  }),
  open: defineRoute("post", "/api/samples/{agent}", "Begin a session with an agent's sample", {
    params: z.object({ agent: z.string().max(50) }),
    body: z.object({ language: languageSchema }),
    answer: sampleSessionSchema,
  }),
  remove: defineRoute("delete", "/api/samples", "Remove everything that was made from samples", {
    recorded: "samples-removed",
    answer: doneSchema,
  }),
};
