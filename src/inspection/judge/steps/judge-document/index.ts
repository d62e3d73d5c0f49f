import { defineStep } from "#kernel";
import { judgeDocumentPrompt } from "./prompt.ts";
import { type JudgeDocumentOutput, judgeDocumentInputSchema, judgeDocumentOutputSchema } from "./schema.ts";

/** The specification's judge: one look at a result and the whole criteria document. Without a model it stays undecided. */
export const judgeDocumentStep = defineStep({
  name: "inspect.judge-document",
  role: "judge",
  input: judgeDocumentInputSchema,
  output: judgeDocumentOutputSchema,
  prompt: judgeDocumentPrompt,
  rule: (): JudgeDocumentOutput => ({
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
