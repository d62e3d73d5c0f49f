import { z } from "zod";

export const callSchema = z.object({ tool: z.string(), arguments: z.unknown() });

export const planInput = z.object({
  question: z.string(),
  round: z.number().int(),
  /** What rules would call, in the first round. */
  suggestions: z.array(callSchema),
  /** What the evaluator found lacking. */
  missingInfo: z.string().nullable(),
  previous: z.object({ question: z.string(), answer: z.string() }).nullable(),
  toolHistory: z.array(callSchema),
  contents: z.array(z.string()),
  explored: z.array(z.string()),
  tools: z.array(z.string()),
});
export type PlanInput = z.infer<typeof planInput>;
