import { defineCallStep, hasWords } from "#kernel";
import { toolDeclarations } from "../../tools/tool-declarations.ts";
import { chooseToolPrompt } from "./prompt.ts";
import { chooseToolRule } from "./rule.ts";
import { chooseToolInput } from "./schema.ts";

/** Phase 1: a word or two, and one tool of eight. Neither is no answer. */
export const chooseTool = defineCallStep({
  name: "research.choose-tool",
  role: "select",
  input: chooseToolInput,
  tools: () => toolDeclarations,
  maxCalls: 1,
  prompt: chooseToolPrompt,
  rule: chooseToolRule,
  check: ({ text, calls }) => (calls.length === 0 && !hasWords(text) ? "call a tool or write an answer" : null),
});
