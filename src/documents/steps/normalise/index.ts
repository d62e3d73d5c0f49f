import { defineStep } from "#kernel";
import { normalisePrompt } from "./prompt.ts";
import { normaliseRule } from "./rule.ts";
import { hasSameLetters } from "./same-letters.ts";
import { type NormaliseInput, type NormaliseOutput, normaliseInputSchema, normaliseOutputSchema } from "./schema.ts";

/** Makes a page's text plain. The rule is the default; a model can also mend spacing, and is held to the page's letters. */
export const normalise = defineStep<NormaliseInput, NormaliseOutput>({
  name: "documents.normalise",
  role: "normalise",
  input: normaliseInputSchema,
  output: normaliseOutputSchema,
  prompt: normalisePrompt,
  rule: normaliseRule,
  temperature: 0,
  check: ({ text }, page) =>
    hasSameLetters(page.text, text)
      ? null
      : "The text must keep the page's words, letter by letter and figure by figure; only spacing and garbled characters may change.",
});
