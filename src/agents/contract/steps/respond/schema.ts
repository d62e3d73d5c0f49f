import { z } from "zod";
import { evidenceSchema, toolNoteSchema } from "../../evidence.ts";
import { previousTurnSchema } from "../shortened.ts";

export const respondInput = z.object({
  question: z.string(),
  contractTitle: z.string(),
  /** The turn before, where there was one. */
  previous: previousTurnSchema.nullable(),
  /** Nothing was read in this turn: the evidence is what the previous answer cited. */
  onlyPrevious: z.boolean(),
  evidence: z.array(evidenceSchema),
  /** All of the contract was read, in its order. */
  whole: z.boolean().default(false),
  /** No word of the question stands in the contract. */
  unheld: z.boolean().default(false),
  notes: z.array(toolNoteSchema),
  missingInfo: z.string().nullable(),
  /** The labels that the question names, whether the contract has them, and the part that they name or would stand in. */
  asked: z.array(z.object({ label: z.string(), exists: z.boolean(), unit: z.string().nullable().default(null) })),
});
export type RespondInput = z.infer<typeof respondInput>;
