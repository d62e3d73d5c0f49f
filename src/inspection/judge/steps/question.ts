import { z } from "zod";
import { defineStep, material, materialRule, type Prompt, type PromptContext } from "#kernel";

const instructions = {
  ko: "글을 읽고 질문에 답하세요. reason에 근거를 먼저 한두 문장으로 적되, 근거가 된 대목은 글에서 한 글자도 바꾸지 말고 “ ” 안에 옮기고, 그다음 answer를 고르세요. yes: 그런 대목이 있습니다. no: 글에 그런 것이 없거나 글이 달리 말합니다. 없을 때는 옮길 것이 없습니다. unclear: 글만 보아서는 알 수 없습니다.",
  en: "Read the text and answer the question. Give the reason first, in one or two sentences, with the words of the text that it goes by in “ ”, copied letter by letter, then choose the answer. yes: there is such a place. no: there is no such thing in the text, or it says otherwise; where there is nothing, nothing is copied. unclear: the text alone cannot tell.",
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
