import { defineStep } from "#kernel";
import { reasonPrompt } from "./prompt.ts";
import { reasonRule } from "./rule.ts";
import { reasonInput, reasonOutput } from "./schema.ts";

/** Thinks through what has been gathered. */
export const reason = defineStep({
  name: "chat.reason",
  role: "reason",
  input: reasonInput,
  output: reasonOutput,
  prompt: reasonPrompt,
  rule: reasonRule,
});
