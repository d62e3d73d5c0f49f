import { z } from "zod";

/** A tool that was run, with the query it was run for. */
export const toolRunSchema = z.object({ tool: z.string(), query: z.string() });
export type ToolRun = z.infer<typeof toolRunSchema>;

/** What a tool brought: words for the next steps, and for people when it failed. */
export const toolResultSchema = toolRunSchema.extend({
  ok: z.boolean(),
  text: z.string(),
  /** Whether code takes it for an answer to the question; null when that was not judged. */
  answers: z.boolean().nullable().default(null),
});

export const historyMessageSchema = z.object({ role: z.enum(["user", "assistant"]), text: z.string() });
