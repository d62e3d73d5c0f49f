import { defineStep } from "#kernel";
import { judgePrompt } from "./prompt.ts";
import { judgeRule } from "./rule.ts";
import { judgeInputSchema, judgeOutputSchema } from "./schema.ts";

/** Judges one condition in prose. Without a model it stays unclear, which is never a pass. */
export const judgeStep = defineStep({
  name: "inspect.judge",
  role: "judge",
  input: judgeInputSchema,
  output: judgeOutputSchema,
  prompt: judgePrompt,
  rule: judgeRule,
  temperature: 0,
  check: ({ thoughts }) => (thoughts.length === 0 ? "thoughts must come before the verdict" : null),
});
