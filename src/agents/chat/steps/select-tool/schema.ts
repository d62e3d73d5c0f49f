import { z } from "zod";
import { attachedDocumentSchema, toolResultSchema, toolRunSchema } from "../../state.ts";
import { toolNameSchema } from "../../tool-names.ts";

export const selectToolInput = z.object({
  question: z.string(),
  toolHistory: z.array(toolRunSchema),
  toolResults: z.array(toolResultSchema),
  documents: z.array(attachedDocumentSchema),
  webConfigured: z.boolean(),
  iteration: z.number().int(),
  maxIterations: z.number().int(),
});
export type SelectToolInput = z.infer<typeof selectToolInput>;

export const selectToolOutput = z.object({
  reason: z.string().describe("Why, in one sentence"),
  selected_tool: toolNameSchema.describe("The one tool to run next; none when nothing more is needed"),
  query: z.string().describe("What to ask the tool: short search words, or the question itself; empty for none"),
});
export type SelectToolOutput = z.infer<typeof selectToolOutput>;
