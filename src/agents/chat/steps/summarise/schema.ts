import { z } from "zod";
import { historyMessageSchema } from "../../tool-result.ts";

export const summariseInput = z.object({ summary: z.string(), messages: z.array(historyMessageSchema) });
export type SummariseInput = z.infer<typeof summariseInput>;

export const summariseOutput = z.object({
  summary: z.string().describe("The conversation so far: facts, names, numbers, decisions, wishes"),
});
export type SummariseOutput = z.infer<typeof summariseOutput>;
