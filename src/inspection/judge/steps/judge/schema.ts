import { z } from "zod";

/** One condition in prose, with all that may be known when judging it. */
export const judgeInputSchema = z.object({
  algorithm_name: z.string(),
  condition: z.string(),
  /** `case` applies or not, `requirement` must hold, `open` is weighed as it stands. */
  form: z.enum(["case", "requirement", "open"]),
  /** What the document says follows when the condition applies. */
  declared: z.enum(["critical", "warning", "none", "undecided"]).nullable(),
  criteria: z.string(),
  execution_result: z.string(),
  text: z.string(),
  /** Which of several independent votes this is. */
  vote: z.number().int(),
});
export type JudgeInput = z.infer<typeof judgeInputSchema>;

/** Thoughts first, so that the verdict follows from them. */
export const judgeOutputSchema = z.object({
  thoughts: z.array(z.string().max(2000)).max(20),
  verdict: z.enum(["critical", "warning", "none", "undecided", "not_applicable", "unclear"]),
  summary: z.string().max(1000),
});
export type JudgeOutput = z.infer<typeof judgeOutputSchema>;
