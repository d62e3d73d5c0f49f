import { defineStep } from "#kernel";
import { rewritePrompt } from "./prompt.ts";
import { rewriteRule } from "./rule.ts";
import { rewriteInput, rewriteOutput } from "./schema.ts";

export { followsUp } from "./learned.ts";

/** Makes a follow-up stand alone. */
export const rewrite = defineStep({
  name: "chat.rewrite",
  role: "rewrite",
  input: rewriteInput,
  output: rewriteOutput,
  prompt: rewritePrompt,
  rule: rewriteRule,
  temperature: 0,
  check: ({ question }) => (question.trim() === "" ? "the question is empty" : null),
});
