import { z } from "zod";
import { inspectionText } from "../../text.ts";
import { defineAlgorithm } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const noQuestion = inspectionText("no-question");
const noModel = inspectionText("no-model");
const { told, meta } = wordsOfCheck(words);

/**
 * Puts a question in prose to a model. Without a model, or without a question, the answer is `unclear`, which its own
 * criteria leave undecided; criteria in prose may judge the text all the same.
 */
export const modelCheck = defineAlgorithm({
  ...told,
  result: z.object({ answer: z.enum(["yes", "no", "unclear"]).meta(meta("answer")), reason: z.string() }),
  settings: z.strictObject({
    /** Without a question only the criteria are judged, which may be prose themselves. */
    question: z.string().min(1).max(4000).optional(),
  }),
  needsModel: true,
  missing: ({ question }, { hasProse }) => (question === undefined && !hasProse ? noQuestion : null),
  prepare: ({ question }) => ({
    async measure(_findings, { text, ask }) {
      if (question === undefined || ask === undefined) return { answer: "unclear" as const, reason: "" };
      const { answer, reason } = await ask(question, text);
      return { answer, reason };
    },
    said({ answer, reason }) {
      if (reason !== "") return { ko: reason, en: reason };
      if (answer !== "unclear") return null;
      return question === undefined ? noQuestion : noModel;
    },
  }),
});
