import { defineStep } from "#kernel";
import { overlap } from "#language";
import { rewritePrompt } from "./prompt.ts";
import { rewriteRule } from "./rule.ts";
import { rewriteInput, rewriteOutput } from "./schema.ts";

/** So much of a rewritten question must have been said in the conversation: it completes, it does not replace. */
const leastKept = 0.6;

/** Makes a follow-up stand alone. */
export const rewrite = defineStep({
  name: "chat.rewrite",
  role: "rewrite",
  input: rewriteInput,
  output: rewriteOutput,
  prompt: rewritePrompt,
  rule: rewriteRule,
  temperature: 0,
  check: ({ question }, { text, history, summary }) => {
    if (question.trim() === "") return "the question is empty";
    const said = [text, summary, ...history.map((message) => message.text)].join(" ");
    return overlap(question, said) >= leastKept ? null : "it is another question than the conversation's";
  },
});
