import { defineStep } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { processResultPrompt } from "./prompt.ts";
import { processResultRule } from "./rule.ts";
import { processResultInput, processResultOutput } from "./schema.ts";

/** What the tools brought, and whether it is enough. */
export function createProcessResult(tools: Toolset) {
  return defineStep({
    name: "chat.process-result",
    role: "process",
    input: processResultInput,
    output: processResultOutput,
    prompt: processResultPrompt,
    rule: (input, context) => processResultRule(input, context, tools),
    temperature: 0,
  });
}
