import { defineStep } from "#kernel";
import { validateScopePrompt } from "./prompt.ts";
import { validateScopeRule } from "./rule.ts";
import { validateScopeInput, validateScopeOutput } from "./schema.ts";

/** Is the question about this contract, and does it refer back? Asked only when rules are unsure. */
export const validateScope = defineStep({
  name: "contract.validate-scope",
  role: "classify",
  input: validateScopeInput,
  output: validateScopeOutput,
  prompt: validateScopePrompt,
  rule: validateScopeRule,
  // One decides whether the question is refused, the other what it is taken for.
  check: ({ kind, in_scope }) =>
    in_scope === (kind !== "foreign")
      ? null
      : "in_scope must be false for kind foreign, and true for every other kind.",
});
