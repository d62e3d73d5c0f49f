import { z } from "zod";
import { historyMessageSchema } from "../../tool-result.ts";

export const rewriteInput = z.object({ text: z.string(), history: z.array(historyMessageSchema), summary: z.string() });
export type RewriteInput = z.infer<typeof rewriteInput>;

export const rewriteOutput = z.object({
  question: z.string().describe("The question, able to stand alone without the conversation"),
  refers_back: z.boolean().describe("Whether it referred to what was said before"),
});
export type RewriteOutput = z.infer<typeof rewriteOutput>;
