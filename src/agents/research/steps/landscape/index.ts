import { defineTextStep } from "#kernel";
import { landscapePrompt } from "./prompt.ts";
import { landscapeRule } from "./rule.ts";
import { landscapeInput } from "./schema.ts";

/** What a field is about as a whole: how its clusters relate, and what is large, new or missing. */
export const landscape = defineTextStep({
  name: "research.landscape",
  role: "compose",
  input: landscapeInput,
  prompt: landscapePrompt,
  rule: landscapeRule,
  maxCharacters: 6_000,
});
