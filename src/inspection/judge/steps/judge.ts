import { z } from "zod";
import { defineStep, instructionsIn, material, materialRule, type Prompt, type PromptContext } from "#kernel";

/** What a line in prose is: `case` applies or not, `requirement` must hold, `open` is weighed as it stands. */
const formSchema = z.enum(["case", "requirement", "open"]);

/** The verdicts that a line of each form can have. */
const verdictsOfForm = {
  case: ["applies", "not_applicable", "unclear"],
  requirement: ["met", "broken", "not_applicable", "unclear"],
  open: ["critical", "warning", "none", "not_applicable", "unclear"],
} as const satisfies Record<z.infer<typeof formSchema>, readonly string[]>;

/** All lines of a document that code cannot decide, with all that may be known when judging them. */
const judgeInputSchema = z.object({
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
type JudgeInput = z.infer<typeof judgeInputSchema>;

const verdictSchema = z.enum(["applies", "met", "broken", "critical", "warning", "none", "not_applicable", "unclear"]);
export type LineVerdict = z.infer<typeof verdictSchema>;

/** For each line the thought first, so that the verdict follows from it. */
const judgeOutputSchema = z.object({
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
type JudgeOutput = z.infer<typeof judgeOutputSchema>;

const instructions = instructionsIn("inspection/judge/steps/judge.md");

function judgePrompt(input: JudgeInput, { language }: PromptContext): Prompt {
  const lines = input.lines.map(
    ({ line, form, condition }) => `${line} [${verdictsOfForm[form].join(" | ")}]: ${condition}`,
  );
  const result = input.execution_result;
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("criteria document", input.criteria),
          ...(result === "" ? [] : [material(`result of ${input.algorithm_name}`, result)]),
          material("text", input.text),
          material(language === "ko" ? "판정할 줄" : "lines to judge", lines.join("\n")),
        ].join("\n\n"),
      },
    ],
  };
}

/** Judges the lines of a criteria document that are prose. Without a model they stay unclear, which is never a pass. */
export const judgeStep = defineStep({
  name: "inspect.judge",
  role: "judge",
  input: judgeInputSchema,
  output: judgeOutputSchema,
  prompt: judgePrompt,
  // Code cannot judge prose, and does not pretend to: no answer to any line.
  rule: (): JudgeOutput => ({ answers: [] }),
  temperature: 0,
  check: checkAnswers,
});

function checkAnswers({ answers }: JudgeOutput, { lines }: JudgeInput): string | null {
  for (const { line, form } of lines) {
    const ofLine = answers.filter((answer) => answer.line === line);
    const [answer] = ofLine;
    if (answer === undefined || ofLine.length > 1) return `line ${line} needs one answer`;
    if (answer.thought.trim() === "") return `line ${line}: the thought must come before the verdict`;
    const allowed: readonly string[] = verdictsOfForm[form];
    if (!allowed.includes(answer.verdict)) return `line ${line}: the verdict must be one of ${allowed.join(", ")}`;
  }
  return answers.length > lines.length ? "there are answers to lines that were not asked about" : null;
}
