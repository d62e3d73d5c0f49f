import { z } from "zod";

export const reasonInput = z.object({
  question: z.string(),
  /** Sentences to reason over, each with the mark of its source where it has one. */
  facts: z.array(z.object({ mark: z.string().nullable(), text: z.string() })),
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
