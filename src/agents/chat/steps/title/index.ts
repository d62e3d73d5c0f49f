import { defineStep } from "#kernel";
import { titlePrompt } from "./prompt.ts";
import { titleRule } from "./rule.ts";
import { titleInput, titleOutput } from "./schema.ts";

/** The title of a session. */
export const title = defineStep({
  name: "chat.title",
  role: "title",
  input: titleInput,
  output: titleOutput,
  prompt: titlePrompt,
  rule: titleRule,
  check: ({ title: written }) =>
    written.trim() === "" || written.length > 60 ? "a title has 1 to 30 characters" : null,
});
