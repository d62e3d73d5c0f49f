import { z } from "zod";
import { stringOfForm } from "#protocol";

export const patternResultSchema = z.object({
  found: z.array(z.string()).meta({ aliases: ["찾은 패턴"] }),
  count: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "들어맞는 곳 {}건", en: "matches: {}" }, aliases: ["개수"], units: ["개", "건", "matches"] }),
});

const patternSettingSchema = z.strictObject({
  name: z.string().min(1).max(100),
  pattern: z.string().min(1).max(2000),
  flags: stringOfForm(/^[ims]{0,3}$/, {
    ko: "i, m, s만 쓸 수 있습니다",
    en: "flags may be i, m and s",
  }).default(""),
  message: z.string().max(500).optional(),
});
export type PatternSetting = z.infer<typeof patternSettingSchema>;

export const patternSettingsSchema = z.strictObject({
  patterns: z.array(patternSettingSchema).max(1000).optional(),
  /** Look for signs of a text that was not finished: TODO, placeholders, filler, broken characters. */
  unfinished: z.boolean().default(false),
});
