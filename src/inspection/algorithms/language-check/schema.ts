import { z } from "zod";

export const detectedLanguages = ["ko", "en", "ja", "zh", "ru", "other", "none"] as const;

export const languageResultSchema = z.object({
  language: z.enum(detectedLanguages).meta({ aliases: ["언어"] }),
  expected: z.boolean().meta({ aliases: ["기대한 언어"] }),
  korean_ratio: z
    .number()
    .min(0)
    .max(1)
    .meta({ spoken: { ko: "한글 {}", en: "{} Korean letters" }, aliases: ["한글 비율"] }),
  foreign_lines: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "다른 언어로 된 줄 {}개", en: "lines in another language: {}" },
      aliases: ["다른 언어 줄"],
      units: ["줄", "lines"],
    }),
});

export const languageSettingsSchema = z.strictObject({
  /** The languages a text may be written in. */
  expected: z
    .array(z.enum(["ko", "en", "ja", "zh", "ru"]))
    .min(1)
    .default(["ko", "en"]),
});
