import { z } from "zod";

export const judgeClaimsInput = z.object({
  claims: z.array(
    z.object({
      number: z.number().int(),
      text: z.string(),
      evidence: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
});
export type JudgeClaimsInput = z.infer<typeof judgeClaimsInput>;

export const judgeClaimsOutput = z.object({
  verdicts: z.array(
    z.object({
      number: z.number().int(),
      verdict: z.enum(["supports", "contradicts", "not-said"]),
      words: z
        .string()
        .max(600)
        .describe("the words of the evidence that decide, verbatim; empty when nothing is said"),
    }),
  ),
});
export type JudgeClaimsOutput = z.infer<typeof judgeClaimsOutput>;
