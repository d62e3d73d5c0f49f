import { z } from "zod";
import { defineStep, instructionsIn, material, materialRule, type Prompt, type PromptContext } from "#kernel";

/** A result and the whole document that it is judged by. */
const judgeDocumentInputSchema = z.object({
  algorithm_name: z.string(),
  criteria: z.string(),
  execution_result: z.string(),
  text: z.string(),
});
type JudgeDocumentInput = z.infer<typeof judgeDocumentInputSchema>;

/** The specification's answer, thoughts first. `has_problem` is null when nobody judged. */
const judgeDocumentOutputSchema = z.object({
  thoughts: z.array(z.string().max(2000)).max(30),
  has_problem: z.boolean().nullable(),
  severity: z.enum(["critical", "warning", "none", "undecided"]),
  reasoning: z.string().max(4000),
  summary: z.string().max(1000),
});

const instructions = instructionsIn("inspection/judge/steps/judge-document.md");

function judgeDocumentPrompt(input: JudgeDocumentInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          material("algorithm", input.algorithm_name),
          material("criteria document", input.criteria),
          material("result", input.execution_result),
          material("text", input.text),
        ].join("\n\n"),
      },
    ],
  };
}

/** The specification's judge: one look at a result and the whole criteria document. Without a model it stays undecided. */
export const judgeDocumentStep = defineStep({
  name: "inspect.judge-document",
  role: "judge",
  input: judgeDocumentInputSchema,
  output: judgeDocumentOutputSchema,
  prompt: judgeDocumentPrompt,
  rule: (): z.infer<typeof judgeDocumentOutputSchema> => ({
    thoughts: [],
    has_problem: null,
    severity: "undecided",
    reasoning: "",
    summary: "",
  }),
  temperature: 0,
  check: ({ thoughts, has_problem, severity }) => {
    if (thoughts.length === 0) return "thoughts must come before the verdict";
    const fits =
      has_problem === null
        ? severity === "undecided"
        : has_problem === (severity === "critical" || severity === "warning");
    return fits && (has_problem === null || severity !== "undecided")
      ? null
      : "has_problem and severity contradict each other";
  },
});
