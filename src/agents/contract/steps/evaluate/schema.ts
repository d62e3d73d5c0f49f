import { z } from "zod";
import { evidenceSchema, toolNoteSchema } from "../../evidence.ts";

export const evaluateInput = z.object({
  question: z.string(),
  contractTitle: z.string().default(""),
  /** The turn before, where there was one. */
  previous: z.object({ question: z.string(), answer: z.string() }).nullable().default(null),
  explored: z.array(z.string()),
  /** Labels and titles of some that were not read, and how many more there are. */
  unexplored: z.array(z.string()),
  unexploredLeft: z.number().int().default(0),
  evidence: z.array(evidenceSchema),
  notes: z.array(toolNoteSchema),
  /** Labels that the question names and the contract lacks. */
  absentLabels: z.array(z.string()),
});
export type EvaluateInput = z.infer<typeof evaluateInput>;

export const evaluateOutput = z.object({
  is_sufficient: z.boolean(),
  absent: z
    .boolean()
    .nullish()
    .describe("true when the contract plainly says nothing of what was asked, so that reading on would not help"),
  near: z.array(z.string()).max(5).nullish().describe("when absent: labels of read parts that come near, if any"),
  reasoning: z.string().max(1_000),
  missing_info: z
    .string()
    .max(400)
    .nullable()
    .describe("what is still lacking, in words to search for; when absent, what the contract does not say"),
});
export type EvaluateOutput = z.infer<typeof evaluateOutput>;
