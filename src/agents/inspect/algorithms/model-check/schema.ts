import { z } from "zod";

export const modelResultSchema = z.object({
  answer: z.enum(["yes", "no", "unclear"]).meta({ aliases: ["답"] }),
  reason: z.string(),
});

export const modelSettingsSchema = z.strictObject({
  question: z.string({ error: "write the question in inspect.algorithms.model_check.question" }).min(1).max(4000),
});
