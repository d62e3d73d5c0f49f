import { defineStep } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { reasonPrompt } from "./prompt.ts";
import { reasonRule } from "./rule.ts";
import { reasonInput, reasonOutput } from "./schema.ts";

/** Thinks through what has been gathered. */
export function createReason(tools: Toolset) {
  return defineStep({
    name: "chat.reason",
    role: "reason",
    input: reasonInput,
    output: reasonOutput,
    prompt: (input, context) => reasonPrompt(input, context, tools),
    rule: (input, context) => reasonRule(input, context, tools),
  });
}
