import { z } from "zod";
import { defineRoute, doneSchema, idParam } from "./route.ts";

/** What an installation has taught one of its rules. */
export const learnedStepSchema = z.object({
  step: z.string(),
  /** The version in use; 0 for the shipped rule. */
  version: z.number().int(),
  /** Decisions of this installation that it can learn from. */
  cases: z.number().int(),
  accuracy: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** From this probability on the rule may decide instead of a model; null where it never may. */
  sureFrom: z.number().nullable(),
  /** The model decides again, since the rule no longer agreed with it. */
  switchedBack: z.boolean(),
  agreement: z.object({ asked: z.number().int(), agreed: z.number().int() }),
});
export type LearnedStep = z.infer<typeof learnedStepSchema>;

export const learningApi = {
  overview: defineRoute({
    method: "get",
    path: "/api/learning",
    summary: "What rules have learned in this installation",
    answer: z.object({ steps: z.array(learnedStepSchema) }),
  }),
  correct: defineRoute({
    method: "post",
    path: "/api/traces/{id}/corrections",
    summary: "Say what a decision of a turn should have been",
    params: idParam,
    body: z.object({ seq: z.number().int(), expect: z.record(z.string(), z.unknown()) }),
    answer: doneSchema,
  }),
};
