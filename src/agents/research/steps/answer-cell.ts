import { z } from "zod";
import { defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { sentenceFor } from "#papers";
import { languageSchema } from "#protocol";
import { withMaterialRule } from "./conversation.ts";

export const answerCellInput = z.object({
  question: z.string(),
  title: z.string(),
  text: z.string(),
  language: languageSchema.default("en"),
});
export type AnswerCellInput = z.infer<typeof answerCellInput>;

export const answerCellOutput = z.object({
  answer: z.string().max(600).nullable().describe("The answer in one sentence; null when the text does not say"),
  quote: z
    .string()
    .max(1000)
    .nullable()
    .describe("The sentence of the text that the answer stands on, copied letter by letter; null when there is none"),
});
export type AnswerCellOutput = z.infer<typeof answerCellOutput>;

const instructions = instructionsIn("agents/research/steps/answer-cell.md");

export function answerCellPrompt({ question, title, text }: AnswerCellInput, { language }: PromptContext): Prompt {
  return promptOf(withMaterialRule(instructions, language), [material(title, text), question]);
}

/** The sentence of the text that speaks of the question. Rules answer in no words of their own. */
export function answerCellRule({ question, text }: AnswerCellInput): AnswerCellOutput {
  return { answer: null, quote: sentenceFor(question, text) };
}

/** What one paper says to the question of a column. */
export const answerCell = defineStep({
  name: "research.answer-cell",
  role: "extract",
  input: answerCellInput,
  output: answerCellOutput,
  prompt: answerCellPrompt,
  rule: answerCellRule,
  temperature: 0,
});
