import { defineStep } from "#kernel";
import { selectToolPrompt } from "./prompt.ts";
import { selectToolRule } from "./rule.ts";
import { selectToolInput, selectToolOutput } from "./schema.ts";

/** Which one tool comes next. */
export const selectTool = defineStep({
  name: "chat.select-tool",
  role: "select",
  input: selectToolInput,
  output: selectToolOutput,
  prompt: selectToolPrompt,
  rule: selectToolRule,
  temperature: 0,
});
