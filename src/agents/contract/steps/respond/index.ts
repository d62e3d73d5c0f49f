import { defineTextStep } from "#kernel";
import { respondPrompt } from "./prompt.ts";
import { respondRule } from "./rule.ts";
import { respondInput } from "./schema.ts";

export type { RespondInput } from "./schema.ts";

/** Writes the answer from what was read, with a label after every statement. */
export const respond = defineTextStep({
  name: "contract.respond",
  role: "respond",
  input: respondInput,
  prompt: respondPrompt,
  rule: respondRule,
  maxCharacters: 12_000,
});
