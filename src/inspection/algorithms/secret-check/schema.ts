import { z } from "zod";

export const secretResultSchema = z.object({
  found: z.array(z.string()).meta({ aliases: ["찾은 종류"] }),
  count: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "비밀 값 {}건", en: "secrets: {}" }, aliases: ["개수"], units: ["개", "건"] }),
});

export const secretSettingsSchema = z.strictObject({
  /** Kinds to leave alone, such as `jwt`. */
  ignore: z.array(z.string()).default([]),
});
