import { z } from "zod";
import { evidenceSchema, toolNoteSchema } from "../../evidence.ts";

export const evaluateInput = z.object({
  question: z.string(),
  explored: z.array(z.string()),
  unexplored: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  /** Pieces that were read, too, and are too many to be given. */
  notGiven: z.number().int().default(0),
  notes: z.array(toolNoteSchema),
  /** Labels that the question names and the contract has, with their units. */
  askedUnits: z.array(z.string()),
  /** Labels that the question names and the contract lacks. */
  absentLabels: z.array(z.string()),
});
export type EvaluateInput = z.infer<typeof evaluateInput>;

export const evaluateOutput = z.object({
  is_sufficient: z.boolean(),
  reasoning: z.string().max(1_000),
  missing_info: z
    .string()
    .max(400)
    .nullable()
    .describe("what is still lacking, in words to search for; null when nothing is"),
});
export type EvaluateOutput = z.infer<typeof evaluateOutput>;
