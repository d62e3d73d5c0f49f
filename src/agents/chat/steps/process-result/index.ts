import { defineStep } from "#kernel";
import { processResultPrompt } from "./prompt.ts";
import { processResultRule } from "./rule.ts";
import { processResultInput, processResultOutput } from "./schema.ts";

/** What the tools brought, and whether it is enough. */
export const processResult = defineStep({
  name: "chat.process-result",
  role: "process",
  input: processResultInput,
  output: processResultOutput,
  prompt: processResultPrompt,
  rule: processResultRule,
  temperature: 0,
});
