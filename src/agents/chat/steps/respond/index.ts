import { defineTextStep } from "#kernel";
import { languageOf } from "#protocol";
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
  check: (text, { question }) => {
    const wanted = languageOf(question);
    if (languageOf(text, wanted) === wanted) return null;
    return wanted === "ko"
      ? "the question is Korean; write the answer in Korean"
      : "the question is English; write the answer in English";
  },
});
