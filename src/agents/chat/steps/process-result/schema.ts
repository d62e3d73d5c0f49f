import { z } from "zod";
import { historyMessageSchema, toolResultSchema, toolRunSchema } from "../../tool-result.ts";
import { absentAsNull } from "../absent-as-null.ts";

export const processResultInput = z.object({
  question: z.string(),
  history: z.array(historyMessageSchema).default([]),
  toolHistory: z.array(toolRunSchema),
  toolResults: z.array(toolResultSchema),
  webConfigured: z.boolean(),
  iteration: z.number().int(),
  maxIterations: z.number().int(),
  /** Whether a further tool is to be chosen, where code knows. */
  known: z.boolean().nullable().default(null),
});
export type ProcessResultInput = z.infer<typeof processResultInput>;

export const processResultOutput = absentAsNull(
  z.object({
    summary: z.string().describe("What has been gathered so far, in two or three sentences"),
    needs_more_tools: z.boolean().describe("Whether a further tool is needed to answer"),
    next_action: z.string().nullable().describe("What to do next, when something is missing"),
    reason: z.string().nullable().describe("Why, in one sentence"),
  }),
);
export type ProcessResultOutput = z.infer<typeof processResultOutput>;
