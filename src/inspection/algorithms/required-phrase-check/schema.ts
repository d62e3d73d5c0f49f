import { z } from "zod";

export const requiredPhraseResultSchema = z.object({
  missing: z.array(z.string()).meta({ aliases: ["빠진 문구"] }),
  missing_count: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "빠진 문구 {}개", en: "missing phrases: {}" }, aliases: ["빠진 수"], units: ["개"] }),
  present_count: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "있는 문구 {}개", en: "phrases present: {}" } }),
});

/** Blanks alone would stand in every text. */
const phrase = z.string().trim().min(1);

export const requiredPhraseSettingsSchema = z.strictObject({
  /** Each must occur; of an inner list, one is enough. */
  phrases: z
    .array(z.union([phrase, z.array(phrase).min(1)]))
    .min(1)
    .max(10_000)
    .optional(),
  ignoreCase: z.boolean().default(true),
});
