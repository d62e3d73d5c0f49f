import { defineStep } from "#kernel";
import type { QuestionOutput } from "./prompt.ts";
import { questionInputSchema, questionOutputSchema, questionPrompt } from "./prompt.ts";

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

/** Without a model a question in prose has no answer. */
function questionRule(): QuestionOutput {
  return { reason: "", answer: "unclear" };
}
