import { defineTextStep } from "#kernel";
import { languageProblem } from "./language-check.ts";
import { respondPrompt } from "./prompt.ts";
import { respondRule } from "./rule.ts";
import { respondInput } from "./schema.ts";

/** The answer, streamed. */
export const respond = defineTextStep({
  name: "chat.respond",
  role: "respond",
  input: respondInput,
  prompt: respondPrompt,
  rule: respondRule,
  check: (answer, { userInput }) => languageProblem(answer, userInput),
});
