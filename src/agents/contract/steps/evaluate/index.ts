import { defineStep } from "#kernel";
import { evaluatePrompt } from "./prompt.ts";
import { evaluateRule } from "./rule.ts";
import { evaluateInput, evaluateOutput } from "./schema.ts";

/** Is what was read enough to answer? What is missing goes back to the planner. */
export const evaluate = defineStep({
  name: "contract.evaluate",
  role: "evaluate",
  input: evaluateInput,
  output: evaluateOutput,
  prompt: evaluatePrompt,
  rule: evaluateRule,
});
