import { defineStep } from "#kernel";
import { checkPreviousContextPrompt } from "./prompt.ts";
import { checkPreviousContextRule } from "./rule.ts";
import { checkPreviousContextInput, checkPreviousContextOutput } from "./schema.ts";

/** Does the question need the turn before it? Skipped when scope validation already knows. */
export const checkPreviousContext = defineStep({
  name: "contract.check-previous-context",
  role: "classify",
  input: checkPreviousContextInput,
  output: checkPreviousContextOutput,
  prompt: checkPreviousContextPrompt,
  rule: checkPreviousContextRule,
});
