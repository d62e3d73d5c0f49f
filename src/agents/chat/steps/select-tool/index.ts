import { defineStep } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { selectToolPrompt } from "./prompt.ts";
import { selectToolRule } from "./rule.ts";
import { selectToolInput, selectToolOutput } from "./schema.ts";

export { type LikelyTool, likelyTool } from "./likely-tool.ts";

/** Which one of these tools comes next. */
export function createSelectTool(tools: Toolset) {
  return defineStep({
    name: "chat.select-tool",
    role: "select",
    input: selectToolInput,
    output: selectToolOutput(tools.all.filter(({ kind }) => kind !== "tables").map(({ name }) => name)),
    prompt: (input, context) => selectToolPrompt(input, context, tools),
    rule: (input, context) => selectToolRule(input, context, tools),
    temperature: 0,
  });
}
