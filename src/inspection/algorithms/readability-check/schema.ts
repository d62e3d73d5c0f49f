import { z } from "zod";

export const readabilityResultSchema = z.object({
  sentences: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "문장 {}개", en: "sentences: {}" }, aliases: ["문장 수"], units: ["문장", "sentences"] }),
  words: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "어절 {}개", en: "words: {}" },
      aliases: ["어절 수", "낱말 수"],
      units: ["어절", "단어", "words"],
    }),
  average_words: z
    .number()
    .min(0)
    .meta({
      spoken: { ko: "한 문장에 평균 {}어절", en: "{} words a sentence on average" },
      aliases: ["평균 문장 길이"],
    }),
  longest_words: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "가장 긴 문장 {}어절", en: "longest sentence: {} words" }, aliases: ["가장 긴 문장"] }),
  long_sentences: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "긴 문장 {}개", en: "long sentences: {}" },
      aliases: ["긴 문장 수", "긴 문장"],
      units: ["개"],
    }),
  long_ratio: z
    .number()
    .min(0)
    .max(1)
    .meta({ spoken: { ko: "문장의 {}가 김", en: "{} of the sentences are long" }, aliases: ["긴 문장 비율"] }),
});

export const readabilitySettingsSchema = z.strictObject({
  /** Words (어절) after which a sentence counts as long, for text in either language. */
  longKorean: z.int().min(5).max(200).default(25),
  longEnglish: z.int().min(5).max(200).default(35),
});
