import { z } from "zod";
import { citationSchema, sourceSchema, statementSchema } from "#protocol";
import { factSchema } from "./facts.ts";
import { reasonOutput } from "./steps/reason/schema.ts";
import { historyMessageSchema, toolResultSchema, toolRunSchema } from "./tool-result.ts";
import { noTool } from "./tools/toolset.ts";

export { historyMessageSchema, type ToolRun, toolResultSchema, toolRunSchema } from "./tool-result.ts";

/** A document that the question may be answered from. */
export const attachedDocumentSchema = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type AttachedDocument = z.infer<typeof attachedDocumentSchema>;

/** Everything the nodes of one turn share. */
export const chatStateShape = {
  // the question
  userInput: z.string(),
  /** The question made to stand alone: "그럼 그건 왜?" with what it refers to. */
  question: z.string().default(""),
  /** The user's own words, with those they refer back to, as code puts them together: what guarantees are held by. */
  asked: z.string(),
  sessionId: z.string(),
  // context
  messages: z.array(historyMessageSchema).default([]),
  summary: z.string().default(""),
  documents: z.array(attachedDocumentSchema).default([]),
  /** Names of documents that the question is about and that are there no more. */
  removed: z.array(z.string()).default([]),
  webConfigured: z.boolean().default(false),
  /** The tools that were added to the chat's own, by name, as they were when the turn began. */
  addedTools: z.array(z.string()).default([]),
  // the loop
  currentTool: z.string().default(noTool),
  currentQuery: z.string().default(""),
  toolHistory: z.array(toolRunSchema).default([]),
  iteration: z.number().int().default(0),
  maxIterations: z.number().int(),
  // what the tools brought
  toolResults: z.array(toolResultSchema).default([]),
  sources: z.array(sourceSchema).default([]),
  facts: z.array(factSchema).default([]),
  reasoned: reasonOutput.nullable().default(null),
  // the processor's judgement
  needsMoreTools: z.boolean().default(false),
  processorSummary: z.string().default(""),
  /** What the processor wants to be done next; the next choice of a tool is told. */
  nextAction: z.string().nullable().default(null),
  /** The loop ended because its rounds were used up, not because it had enough. */
  limitReached: z.boolean().default(false),
  // the answer
  finalResponse: z.string().default(""),
  citations: z.array(citationSchema).default([]),
  statements: z.array(statementSchema).default([]),
};

export const chatStateSchema = z.object(chatStateShape);
export type ChatState = z.infer<typeof chatStateSchema>;
