import { z } from "zod";

export const callSchema = z.object({ tool: z.string(), arguments: z.unknown() });

export const planInput = z.object({
  question: z.string(),
  contractTitle: z.string().default(""),
  round: z.number().int(),
  /** The calls that look-ups by code suggest: what the question names, else a search by its words. */
  suggested: z.array(callSchema),
  /** What the evaluator found lacking. */
  missingInfo: z.string().nullable(),
  previous: z.object({ question: z.string(), answer: z.string() }).nullable(),
  toolHistory: z.array(callSchema),
  /** Labels and titles of the contract's parts, and how many are not listed. */
  contents: z.array(z.string()),
  contentsLeft: z.number().int().default(0),
  explored: z.array(z.string()),
  tools: z.array(z.string()),
});
export type PlanInput = z.infer<typeof planInput>;
