import { z } from "zod";

/** A line of an answer; its number where it claims something and is asked about. */
export const answerLineSchema = z.object({ number: z.number().int().nullable(), text: z.string() });
export type AnswerLine = z.infer<typeof answerLineSchema>;

export const shownEvidenceSchema = z.object({
  /** What a mark names; empty for what the reader wrote and tools told. */
  label: z.string(),
  text: z.string(),
});
export type ShownEvidence = z.infer<typeof shownEvidenceSchema>;

export const judgeClaimsInput = z.object({
  question: z.string(),
  /** The whole answer, a sentence a line. */
  answer: z.array(answerLineSchema),
  evidence: z.array(shownEvidenceSchema),
});
export type JudgeClaimsInput = z.infer<typeof judgeClaimsInput>;

export const judgeClaimsOutput = z.object({
  verdicts: z.array(
    z.object({
      number: z.number().int(),
      verdict: z.enum(["supports", "contradicts", "not-said"]),
      words: z
        .string()
        .max(2_000)
        .describe("the words of the evidence that decide, verbatim, a line for each place; empty when nothing is said"),
    }),
  ),
});
export type JudgeClaimsOutput = z.infer<typeof judgeClaimsOutput>;
export type JudgeVerdict = JudgeClaimsOutput["verdicts"][number];
