import { z } from "zod";
import { answerLineSchema, shownEvidenceSchema } from "../judge/schema.ts";

export const repairClaimsInput = z.object({
  question: z.string(),
  /** The whole answer, with numbers where something seems wrong. */
  answer: z.array(answerLineSchema),
  /** What speaks against each of them. */
  problems: z.array(z.object({ number: z.number().int(), reason: z.string(), words: z.string() })),
  evidence: z.array(shownEvidenceSchema),
});
export type RepairClaimsInput = z.infer<typeof repairClaimsInput>;

export const repairClaimsOutput = z.object({
  corrections: z.array(
    z.object({
      number: z.number().int(),
      text: z
        .string()
        .max(1_200)
        .describe("the sentence put right, with its mark; as it was where it stands; empty where nothing can be said"),
    }),
  ),
});
