import { sentenceFor } from "#papers";
import type { AnswerCellInput, AnswerCellOutput } from "./schema.ts";

/** The sentence of the text that speaks of the question. Rules answer in no words of their own. */
export function answerCellRule({ question, text }: AnswerCellInput): AnswerCellOutput {
  return { answer: null, quote: sentenceFor(question, text) };
}
