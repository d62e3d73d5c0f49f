import { defineStep } from "#kernel";
import { judgePrompt } from "./prompt.ts";
import { type JudgeInput, type JudgeOutput, judgeInputSchema, judgeOutputSchema, verdictsOfForm } from "./schema.ts";

/** Judges the lines of a criteria document that are prose. Without a model they stay unclear, which is never a pass. */
export const judgeStep = defineStep({
  name: "inspect.judge",
  role: "judge",
  input: judgeInputSchema,
  output: judgeOutputSchema,
  prompt: judgePrompt,
  rule: judgeRule,
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

/** Code cannot judge prose, and does not pretend to: no answer to any line. */
function judgeRule(): JudgeOutput {
  return { answers: [] };
}
