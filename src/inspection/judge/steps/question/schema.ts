import { z } from "zod";

export const questionInputSchema = z.object({ question: z.string(), text: z.string() });
export type QuestionInput = z.infer<typeof questionInputSchema>;

export const questionOutputSchema = z.object({
  reason: z.string().max(2000),
  answer: z.enum(["yes", "no", "unclear"]),
});
export type QuestionOutput = z.infer<typeof questionOutputSchema>;
