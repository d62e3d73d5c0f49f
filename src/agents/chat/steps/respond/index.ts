import { defineCallStep, hasWords } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { languageProblem } from "./language-check.ts";
import { respondPrompt } from "./prompt.ts";
import { respondRule } from "./rule.ts";
import { respondInput } from "./schema.ts";

export { saysNotFound } from "./rule-words.ts";

/** The answer, streamed. Where code chose what was gathered, its writer may call one further tool instead. */
export function createRespond(tools: Toolset) {
  return defineCallStep({
    name: "chat.respond",
    role: "respond",
    input: respondInput,
    tools: ({ offered }) => tools.all.filter(({ name }) => offered.includes(name)),
    maxCalls: 1,
    prompt: (input, context) => respondPrompt(input, context, tools),
    rule: (input, context) => ({ text: respondRule(input, context, tools), calls: [] }),
    check: ({ text, calls }) => (hasWords(text) || calls.length > 0 ? null : "write the answer"),
    checkWords: (text, { userInput }) => languageProblem(text, userInput),
  });
}
