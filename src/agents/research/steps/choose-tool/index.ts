import { defineCallStep, hasWords } from "#kernel";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { chooseToolPrompt } from "./prompt.ts";
import { chooseToolRule } from "./rule.ts";
import { chooseToolInput } from "./schema.ts";

/** Phase 1: a word or two, and one tool of these. Neither is no answer. */
export function createChooseTool(tools: readonly AnyResearchTool[]) {
  return defineCallStep({
    name: "research.choose-tool",
    role: "select",
    input: chooseToolInput,
    tools: () => [...tools, propose],
    maxCalls: 1,
    prompt: (input, context) => chooseToolPrompt(input, context, tools),
    rule: (input, context) => chooseToolRule(input, context, tools),
    check: ({ text, calls }) => (calls.length === 0 && !hasWords(text) ? "call a tool or write an answer" : null),
  });
}
