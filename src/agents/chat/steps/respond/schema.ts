import { z } from "zod";
import { factSchema } from "../../facts.ts";
import { attachedDocumentSchema, historyMessageSchema, toolResultSchema } from "../../state.ts";
import { reasonOutput } from "../reason/schema.ts";

export const respondInput = z.object({
  /** As the user wrote it. */
  userInput: z.string(),
  /** Made to stand alone. */
  question: z.string(),
  history: z.array(historyMessageSchema),
  conversationSummary: z.string(),
  processorSummary: z.string(),
  toolResults: z.array(toolResultSchema),
  /** What may be cited: the mark stands in the answer. */
  sources: z.array(z.object({ mark: z.string(), name: z.string(), text: z.string() })),
  facts: z.array(factSchema),
  reasoning: reasonOutput.nullable(),
  documents: z.array(attachedDocumentSchema),
  /** Documents by name that the question is about and that are there no more. */
  removed: z.array(z.string()).default([]),
});
export type RespondInput = z.infer<typeof respondInput>;
