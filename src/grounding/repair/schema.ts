import { z } from "zod";

export const repairClaimsInput = z.object({
  claims: z.array(
    z.object({
      number: z.number().int(),
      text: z.string(),
      /** What speaks against it. */
      reason: z.string(),
      evidence: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
});
export type RepairClaimsInput = z.infer<typeof repairClaimsInput>;

export const repairClaimsOutput = z.object({
  corrections: z.array(
    z.object({
      number: z.number().int(),
      text: z.string().max(1200).describe("the sentence as the evidence bears it out, with its mark; empty for none"),
    }),
  ),
});
