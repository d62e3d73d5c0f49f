import { defineStep } from "#kernel";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { rememberPrompt } from "./prompt.ts";
import { rememberRule } from "./rule.ts";
import { rememberInput, rememberOutput } from "./schema.ts";

/** What is worth remembering of a turn. It runs after the answer and delays nothing. */
export function createRemember(tools: readonly AnyResearchTool[]) {
  return defineStep({
    name: "research.remember",
    role: "remember",
    input: rememberInput,
    output: rememberOutput,
    prompt: rememberPrompt,
    rule: (input, context) => rememberRule(input, context, tools),
    temperature: 0,
  });
}
