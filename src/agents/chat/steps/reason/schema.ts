import { z } from "zod";
import { factSchema } from "../../facts.ts";
import { historyMessageSchema, toolResultSchema } from "../../tool-result.ts";

export const reasonInput = z.object({
  question: z.string(),
  /** What a model reasons over: whole passages, with the marks that they are cited by. */
  sources: z.array(z.object({ mark: z.string(), name: z.string(), text: z.string() })),
  /** What every tool brought so far, found or computed. */
  toolResults: z.array(toolResultSchema).default([]),
  history: z.array(historyMessageSchema).default([]),
  /** What was said earlier in the conversation. */
  summary: z.string().default(""),
  /** What the rule reasons over: the sentences that were found worth saying. */
  facts: z.array(factSchema),
});
export type ReasonInput = z.infer<typeof reasonInput>;

export const reasonOutput = z.object({
  thinking_steps: z
    .array(z.string())
    .describe("The reasoning, step by step; a fact taken from the material keeps its [n]"),
  conclusion: z.string().describe("What follows"),
  confidence: z.enum(["high", "medium", "low"]),
});
export type ReasonOutput = z.infer<typeof reasonOutput>;
