import { defineStep } from "#kernel";
import { questionPrompt } from "./prompt.ts";
import { questionRule } from "./rule.ts";
import { questionInputSchema, questionOutputSchema } from "./schema.ts";

/** Answers the question of model_check about a text. */
export const questionStep = defineStep({
  name: "inspect.question",
  role: "judge",
  input: questionInputSchema,
  output: questionOutputSchema,
  prompt: questionPrompt,
  rule: questionRule,
  temperature: 0,
});
