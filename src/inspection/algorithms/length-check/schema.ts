import { z } from "zod";

export const lengthResultSchema = z.object({
  length: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "길이 {}자", en: "length: {} characters" },
      aliases: ["길이", "글자 수", "글자수", "글", "본문", "텍스트", "characters", "text"],
      units: ["자", "글자", "characters", "chars"],
    }),
});

export const lengthSettingsSchema = z.strictObject({});
