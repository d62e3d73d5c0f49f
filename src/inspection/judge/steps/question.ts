import { z } from "zod";
import { defineStep, material, materialRule, type Prompt, type PromptContext } from "#kernel";

const instructions = {
  ko: "글을 읽고 질문에 답하세요. reason에 근거를 먼저 한두 문장으로 적되, 근거가 된 대목은 글에서 한 글자도 바꾸지 말고 “ ” 안에 옮기고, 그다음 answer에서 yes, no, unclear 가운데 고르세요. 글에 근거가 없으면 unclear입니다.",
  en: "Read the text and answer the question. Give the reason first, in one or two sentences, with the words of the text that it goes by in “ ”, copied letter by letter, then choose yes, no or unclear as the answer. Without grounds in the text it is unclear.",
} as const;

function questionPrompt({ question, text }: QuestionInput, { language }: PromptContext): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [{ role: "user", content: `${material("question", question)}\n\n${material("text", text)}` }],
  };
}

const questionInputSchema = z.object({ question: z.string(), text: z.string() });
type QuestionInput = z.infer<typeof questionInputSchema>;

const questionOutputSchema = z.object({
  reason: z.string().max(2000),
  answer: z.enum(["yes", "no", "unclear"]),
});

/** Answers the question of model_check about a text. Without a model a question in prose has no answer. */
export const questionStep = defineStep({
  name: "inspect.question",
  role: "judge",
  input: questionInputSchema,
  output: questionOutputSchema,
  prompt: questionPrompt,
  rule: (): z.infer<typeof questionOutputSchema> => ({ reason: "", answer: "unclear" }),
  temperature: 0,
});
