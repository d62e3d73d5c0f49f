import { z } from "zod";

export const profanityResultSchema = z.object({
  count: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "욕설·거친 표현 {}개", en: "swear words: {}" }, aliases: ["개수"], units: ["개", "건"] }),
  strong: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "심한 욕설 {}개", en: "strong swear words: {}" }, aliases: ["심한 욕설", "욕설"] }),
  slur: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "혐오·비하 표현 {}개", en: "slurs: {}" }, aliases: ["혐오 표현", "비하 표현"] }),
  rough: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "거친 표현 {}개", en: "rough words: {}" }, aliases: ["거친 표현"] }),
});

export const profanitySettingsSchema = z.strictObject({
  /** Words of your own, treated like strong ones. */
  words: z.array(z.string().min(1).max(100)).default([]),
  /** One word a line; `#` begins a comment. */
  wordsFile: z.string().min(1).optional(),
  /** Words that must not be reported. */
  allow: z.array(z.string().min(1).max(100)).default([]),
});
