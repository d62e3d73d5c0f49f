import { defineTextStep } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { languageProblem } from "./language-check.ts";
import { respondPrompt } from "./prompt.ts";
import { respondRule } from "./rule.ts";
import { respondInput } from "./schema.ts";

/** The answer, streamed. */
export function createRespond(tools: Toolset) {
  return defineTextStep({
    name: "chat.respond",
    role: "respond",
    input: respondInput,
    prompt: (input, context) => respondPrompt(input, context, tools),
    rule: (input, context) => respondRule(input, context, tools),
    check: (answer, { userInput }) => languageProblem(answer, userInput),
  });
}
