import { defineStep } from "#kernel";
import { answerCellPrompt } from "./prompt.ts";
import { answerCellRule } from "./rule.ts";
import { answerCellInput, answerCellOutput } from "./schema.ts";

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
