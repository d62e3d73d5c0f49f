import { z } from "zod";
import { markedSourceSchema } from "../../documents/marked-sources.ts";
import { historyMessageSchema, toolResultSchema } from "../../tool-result.ts";

export const reasonInput = z.object({
  question: z.string(),
  /** What is reasoned over: whole passages, with the marks that they are cited by. */
  sources: z.array(markedSourceSchema),
  /** What every tool brought so far, found or computed. */
  toolResults: z.array(toolResultSchema).default([]),
  history: z.array(historyMessageSchema).default([]),
  /** What was said earlier in the conversation. */
  summary: z.string().default(""),
});
export type ReasonInput = z.infer<typeof reasonInput>;

export const reasonOutput = z.object({
  thinking_steps: z
    .array(z.string())
    .describe("The reasoning, step by step; a fact taken from the material keeps its [n]"),
  conclusion: z.string().describe("What follows"),
  confidence: z.enum(["high", "medium", "low"]),
});
