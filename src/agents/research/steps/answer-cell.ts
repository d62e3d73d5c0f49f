import { defineStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { type CellStep, cellInputSchema, cellOutputSchema, sentenceFor } from "#questions";
import { withMaterialRule } from "./conversation.ts";

const instructions = {
  ko: `논문의 글을 읽고 물음에 답합니다.
- answer: 글에 있는 것만으로 한국어 한 문장. 글에 없으면 null입니다. 짐작해서 채우지 마세요.
- quote: 그 답이 선 문장을 글에서 한 글자도 바꾸지 않고 그대로 옮긴 것. 옮기거나 줄이거나 번역하지 마세요.
- 다른 논문을 끌어오지 마세요.`,
  en: `You read the text of a paper and answer a question about it.
- answer: one English sentence from what the text says. It is null when the text does not say. Do not guess.
- quote: the sentence of the text that the answer stands on, copied letter by letter: not shortened, not translated.
- Bring in no other paper.`,
};

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
