import { defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { type CellStep, cellInputSchema, cellOutputSchema, sentenceFor } from "#questions";
import { withMaterialRule } from "./conversation.ts";

const instructions = instructionsIn("agents/research/steps/answer-cell.md");

/** What one paper says to the question of a column. Rules answer in no words of their own: the closest sentence. */
export const answerCell: CellStep = defineStep({
  name: "research.answer-cell",
  role: "extract",
  input: cellInputSchema,
  output: cellOutputSchema,
  prompt: ({ question, title, text }, { language }: PromptContext): Prompt =>
    promptOf(withMaterialRule(instructions, language), [material(title, text), question]),
  rule: ({ question, text }) => ({ answer: null, quote: sentenceFor(question, text) }),
  temperature: 0,
});
