import { defineStep } from "#kernel";
import { summarisePrompt } from "./prompt.ts";
import { summariseRule } from "./rule.ts";
import { summariseInput, summariseOutput } from "./schema.ts";

/** The rolling summary of what the history no longer holds. */
export const summarise = defineStep({
  name: "chat.summarise",
  role: "summarise",
  input: summariseInput,
  output: summariseOutput,
  prompt: summarisePrompt,
  rule: summariseRule,
});
