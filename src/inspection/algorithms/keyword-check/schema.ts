import { z } from "zod";

export const keywordResultSchema = z.object({
  found: z.array(z.string()).meta({ aliases: ["찾은 낱말", "금지어", "keywords"] }),
  count: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "금지어 {}가지", en: "different banned words: {}" },
      aliases: ["개수", "금지어 수"],
      units: ["개", "가지", "words", "keywords"],
    }),
  occurrences: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "금지어가 {}번 나옴", en: "occurrences of banned words: {}" },
      aliases: ["횟수", "출현 횟수"],
      units: ["번", "회", "times"],
    }),
});

export const keywordSettingsSchema = z.strictObject({
  banned: z.array(z.string().min(1).max(200)).max(200_000).optional(),
  /** One word a line; `#` begins a comment. */
  bannedFile: z.string().min(1).optional(),
  ignoreCase: z.boolean().default(false),
});
