import type { QuestionOutput } from "./schema.ts";

/** Without a model a question in prose has no answer. */
export function questionRule(): QuestionOutput {
  return { reason: "", answer: "unclear" };
}
