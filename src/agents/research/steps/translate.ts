import { z } from "zod";
import { defineStep, material, type Prompt, promptOf } from "#kernel";
import { languageOf, languageSchema } from "#protocol";
import { withMaterialRule } from "./conversation.ts";

export const translateInput = z.object({ title: z.string(), abstract: z.string(), into: languageSchema });
export type TranslateInput = z.infer<typeof translateInput>;

export const translateOutput = z.object({ translation: z.string().min(1) });

const instructions = {
  ko: `논문 초록을 한국어로 옮깁니다.
- 빠뜨리거나 보태지 않고 문장마다 옮깁니다.
- 전문 용어는 처음 나올 때 원어를 괄호에 함께 적습니다. 수치와 이름은 그대로 둡니다.`,
  en: `You translate the abstract of a paper into English.
- Translate sentence by sentence, leaving nothing out and adding nothing.
- Keep figures and names as they are.`,
};

export function translatePrompt({ title, abstract, into }: TranslateInput): Prompt {
  return promptOf(withMaterialRule(instructions, into), [material(title, abstract.slice(0, 12_000))]);
}

/** The abstract in another language. No rule can translate, so without a model this is an error that says what to do. */
export const translate = defineStep({
  name: "research.translate",
  role: "translate",
  input: translateInput,
  output: translateOutput,
  prompt: translatePrompt,
  rule: null,
  needsModel: { ko: "초록 번역은 모델이 있어야 합니다.", en: "Translating an abstract needs a model." },
  check: ({ translation }, { into }) =>
    languageOf(translation, into) === into ? null : `translate into ${into === "ko" ? "Korean" : "English"}`,
});
