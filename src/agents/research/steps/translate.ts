import { z } from "zod";
import { defineStep, instructionsIn, material, type Prompt, promptOf } from "#kernel";
import { languageOf, languageSchema } from "#protocol";
import { withMaterialRule } from "./conversation.ts";

export const translateInput = z.object({ title: z.string(), abstract: z.string(), into: languageSchema });
export type TranslateInput = z.infer<typeof translateInput>;

export const translateOutput = z.object({ translation: z.string().min(1) });

const instructions = instructionsIn("agents/research/steps/translate.md");

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
