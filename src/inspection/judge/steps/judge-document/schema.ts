import { z } from "zod";

/** A result and the whole document that it is judged by. */
export const judgeDocumentInputSchema = z.object({
  algorithm_name: z.string(),
  criteria: z.string(),
  execution_result: z.string(),
  text: z.string(),
});
export type JudgeDocumentInput = z.infer<typeof judgeDocumentInputSchema>;

/** The specification's answer, thoughts first. `has_problem` is null when nobody judged. */
export const judgeDocumentOutputSchema = z.object({
  thoughts: z.array(z.string().max(2000)).max(30),
  has_problem: z.boolean().nullable(),
  severity: z.enum(["critical", "warning", "none", "undecided"]),
  reasoning: z.string().max(4000),
  summary: z.string().max(1000),
});
export type JudgeDocumentOutput = z.infer<typeof judgeDocumentOutputSchema>;
