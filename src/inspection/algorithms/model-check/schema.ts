import { z } from "zod";

export const modelResultSchema = z.object({
  answer: z.enum(["yes", "no", "unclear"]).meta({ aliases: ["답"] }),
  reason: z.string(),
});

export const modelCheckSettingsSchema = z.strictObject({
  /** Without a question only the criteria are judged, which may be prose themselves. */
  question: z.string().min(1).max(4000).optional(),
});
