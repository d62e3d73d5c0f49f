import { z } from "zod";

export const readabilityResultSchema = z.object({
  sentences: z
    .int()
    .min(0)
    .meta({ aliases: ["문장 수"], units: ["문장", "sentences"] }),
  words: z
    .int()
    .min(0)
    .meta({ aliases: ["어절 수", "낱말 수"], units: ["어절", "단어", "words"] }),
  average_words: z
    .number()
    .min(0)
    .meta({ aliases: ["평균 문장 길이"] }),
  longest_words: z
    .int()
    .min(0)
    .meta({ aliases: ["가장 긴 문장"] }),
  long_sentences: z
    .int()
    .min(0)
    .meta({ aliases: ["긴 문장 수", "긴 문장"], units: ["개"] }),
  long_ratio: z
    .number()
    .min(0)
    .max(1)
    .meta({ aliases: ["긴 문장 비율"] }),
});

export const readabilitySettingsSchema = z.strictObject({
  /** Words (어절) after which a sentence counts as long, for text in either language. */
  longKorean: z.int().min(5).max(200).default(25),
  longEnglish: z.int().min(5).max(200).default(35),
});
