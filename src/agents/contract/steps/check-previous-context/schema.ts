import { z } from "zod";

export const checkPreviousContextInput = z.object({
  question: z.string(),
  previous: z.object({ question: z.string(), answer: z.string() }),
});
export type CheckPreviousContextInput = z.infer<typeof checkPreviousContextInput>;

export const checkPreviousContextOutput = z.object({
  need_previous_context: z.boolean(),
  reasoning: z.string().max(600),
});
export type CheckPreviousContextOutput = z.infer<typeof checkPreviousContextOutput>;
