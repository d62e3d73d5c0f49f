import { defineAlgorithm } from "../algorithm.ts";
import { modelResultSchema, modelSettingsSchema } from "./schema.ts";

/**
 * Puts a question in prose to a model. Without a model, or without a question, the answer is `unclear`, which its own
 * criteria leave undecided; criteria in prose may judge the text all the same.
 */
export const modelCheck = defineAlgorithm({
  name: "model_check",
  description: { ko: "글로 쓴 질문을 모델에게 묻습니다", en: "Asks a model a question in prose" },
  result: modelResultSchema,
  settings: modelSettingsSchema,
  needsModel: true,
  prepare: ({ question }) => ({
    async measure(_findings, { text, ask }) {
      if (question === undefined) return { answer: "unclear" as const, reason: "no question is configured" };
      return ask === undefined ? { answer: "unclear" as const, reason: "" } : await ask(question, text);
    },
  }),
});
