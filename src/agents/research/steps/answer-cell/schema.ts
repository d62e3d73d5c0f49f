import { z } from "zod";
import { languageSchema } from "#protocol";

export const answerCellInput = z.object({
  question: z.string(),
  title: z.string(),
  text: z.string(),
  language: languageSchema.default("en"),
});
export type AnswerCellInput = z.infer<typeof answerCellInput>;

export const answerCellOutput = z.object({
  answer: z.string().max(600).nullable().describe("The answer in one sentence; null when the text does not say"),
  quote: z
    .string()
    .max(1000)
    .nullable()
    .describe("The sentence of the text that the answer stands on, copied letter by letter; null when there is none"),
});
export type AnswerCellOutput = z.infer<typeof answerCellOutput>;
