import { defineTextStep } from "#kernel";
import { synthesizePrompt } from "./prompt.ts";
import { synthesizeRule } from "./rule.ts";
import { synthesizeInput } from "./schema.ts";

/** What papers say together, with a citation behind every sentence. */
export const synthesize = defineTextStep({
  name: "research.synthesize",
  role: "compose",
  input: synthesizeInput,
  prompt: synthesizePrompt,
  rule: synthesizeRule,
  maxCharacters: 20_000,
  checkAt: 160,
  check: (text) =>
    /\[\d{1,4}\]/.test(text) || text.length < 160 ? null : "cite the papers by their numbers, such as [3]",
});
