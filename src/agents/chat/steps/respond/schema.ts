import { z } from "zod";
import {
  attachedDocumentSchema,
  historyMessageSchema,
  markedSourceSchema,
  shownPageSchema,
  toolResultSchema,
} from "../../tool-result.ts";
import { reasonOutput } from "../reason.ts";

export const respondInput = z.object({
  /** As the user wrote it. */
  userInput: z.string(),
  /** Made to stand alone. */
  question: z.string(),
  /** The earlier question that code has put before this one. */
  joinedTo: z.string().nullable().default(null),
  history: z.array(historyMessageSchema),
  conversationSummary: z.string(),
  processorSummary: z.string(),
  toolResults: z.array(toolResultSchema),
  /** What may be cited: the mark stands in the answer. */
  sources: z.array(markedSourceSchema),
  /** The marks of those that a search found closest, the closest first. */
  closest: z.array(z.string()).default([]),
  /** The sources are the documents from the first word to the last. */
  isWhole: z.boolean().default(false),
  /** The tables of the documents, with the names of their columns and their first rows. */
  tables: z.string().default(""),
  reasoning: reasonOutput.nullable(),
  /** What has been replied already, while no tool was needed. */
  reply: z.string().nullable().default(null),
  documents: z.array(attachedDocumentSchema),
  /** The pages that its writer is shown as they look, in their order. */
  pictures: z.array(shownPageSchema).default([]),
  /** Pictures that its writer cannot see, by name. */
  unseen: z.array(z.string()).default([]),
  /** Pages whose words were recognised with little certainty. */
  uncertain: z.array(z.string()).default([]),
  /** How many documents may be searched where none is attached. */
  library: z.number().int().default(0),
  toldPrivate: z.boolean().default(false),
  /** Documents by name that the question is about and that are there no more. */
  removed: z.array(z.string()).default([]),
  /** The tools that may be called instead of answering. */
  offered: z.array(z.string()).default([]),
});
export type RespondInput = z.infer<typeof respondInput>;
