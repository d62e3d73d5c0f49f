import { defineStep } from "#kernel";
import { languageOf } from "#protocol";
import { translatePrompt } from "./prompt.ts";
import { translateInput, translateOutput } from "./schema.ts";

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
