import { defineAlgorithm } from "../algorithm.ts";
import { modelCheckSettingsSchema, modelResultSchema } from "./schema.ts";

/**
 * Puts a question in prose to a model. Without a model, or without a question, the answer is `unclear`, which its own
 * criteria leave undecided; criteria in prose may judge the text all the same.
 */
export const modelCheck = defineAlgorithm({
  name: "model_check",
  title: { ko: "모델에게 묻기", en: "Ask a model" },
  description: { ko: "글로 쓴 질문을 모델에게 물어 판단합니다", en: "Puts a question in prose to a model" },
  result: modelResultSchema,
  settings: modelCheckSettingsSchema,
  needsModel: true,
  missing: ({ question }, { hasProse }) =>
    question === undefined && !hasProse
      ? { ko: "모델에게 물을 질문이 없습니다.", en: "There is no question for the model." }
      : null,
  prepare: ({ question }) => ({
    async measure(_findings, { text, ask }) {
      if (question === undefined) return { answer: "unclear" as const, reason: "no question is configured" };
      if (ask === undefined) return { answer: "unclear" as const, reason: "" };
      const { answer, reason } = await ask(question, text);
      return { answer, reason };
    },
  }),
});
