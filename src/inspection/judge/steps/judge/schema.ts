import { z } from "zod";

/** What a line in prose is: `case` applies or not, `requirement` must hold, `open` is weighed as it stands. */
const formSchema = z.enum(["case", "requirement", "open"]);

/** The verdicts that a line of each form can have. */
export const verdictsOfForm = {
  case: ["applies", "not_applicable", "unclear"],
  requirement: ["met", "broken", "not_applicable", "unclear"],
  open: ["critical", "warning", "none", "not_applicable", "unclear"],
} as const satisfies Record<z.infer<typeof formSchema>, readonly string[]>;

/** All lines of a document that code cannot decide, with all that may be known when judging them. */
export const judgeInputSchema = z.object({
  algorithm_name: z.string(),
  lines: z
    .array(
      z.object({
        /** Of the criteria document. */
        line: z.number().int(),
        condition: z.string(),
        form: formSchema,
        /** What the document says follows when the condition applies. */
        declared: z.enum(["critical", "warning", "none", "undecided"]).nullable(),
      }),
    )
    .min(1),
  criteria: z.string(),
  /** Empty where nothing was measured that a line could speak of. */
  execution_result: z.string(),
  text: z.string(),
});
export type JudgeInput = z.infer<typeof judgeInputSchema>;

const verdictSchema = z.enum(["applies", "met", "broken", "critical", "warning", "none", "not_applicable", "unclear"]);
export type LineVerdict = z.infer<typeof verdictSchema>;

/** For each line the thought first, so that the verdict follows from it. */
export const judgeOutputSchema = z.object({
  answers: z.array(
    z.object({
      line: z.number().int(),
      thought: z.string().max(2000),
      quote: z.string().max(1000),
      verdict: verdictSchema,
      summary: z.string().max(1000),
    }),
  ),
});
export type JudgeOutput = z.infer<typeof judgeOutputSchema>;
