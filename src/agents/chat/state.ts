import { z } from "zod";
import { citationSchema, sourceSchema, statementSchema } from "#protocol";
import type { DocumentReading } from "./documents/read-documents.ts";
import { reasonOutput } from "./steps/reason.ts";
import {
  askableLibrarySchema,
  attachedDocumentSchema,
  historyMessageSchema,
  shownPageSchema,
  toolResultSchema,
  toolRunSchema,
} from "./tool-result.ts";
import { noTool } from "./tools/toolset.ts";

/** Everything the nodes of one turn share. */
export const chatStateShape = {
  // the question
  userInput: z.string(),
  /** The question made to stand alone: "그럼 그건 왜?" with what it refers to. */
  question: z.string().default(""),
  /** The earlier question that code has put before this one; null where it did not. */
  joinedTo: z.string().nullable().default(null),
  sessionId: z.string(),
  // context
  messages: z.array(historyMessageSchema).default([]),
  summary: z.string().default(""),
  documents: z.array(attachedDocumentSchema).default([]),
  library: askableLibrarySchema.nullable().default(null),
  /** Earlier answers of the conversation were told from documents or by tools that are not public. */
  toldPrivate: z.boolean().default(false),
  /** The attached documents as far as they were read before anything was looked for. */
  reading: z.custom<DocumentReading>().nullable().default(null),
  /** Names of documents that the question is about and that are there no more. */
  removed: z.array(z.string()).default([]),
  webConfigured: z.boolean().default(false),
  /** The tools that were added to the chat's own, by name, as they were when the turn began. */
  addedTools: z.array(z.string()).default([]),
  // the loop
  currentTool: z.string().default(noTool),
  currentQuery: z.string().default(""),
  /** The tool's whole input, where a model wrote it; else the tool makes it of the query. */
  currentInput: z.unknown().default(null),
  toolHistory: z.array(toolRunSchema).default([]),
  iteration: z.number().int().default(0),
  maxIterations: z.number().int(),
  /** Code chose before a model was asked: whoever writes the answer may still call a tool. */
  isOpen: z.boolean().default(false),
  /** The tool that runs was called by the writer of the answer. */
  isCalled: z.boolean().default(false),
  /** Beside the documents the question is likely for another tool, which a model is asked about. */
  wantsFurther: z.boolean().default(false),
  /** What a model has replied at once to a message that needs no tool, such as thanks. */
  reply: z.string().nullable().default(null),
  // what the tools brought
  toolResults: z.array(toolResultSchema).default([]),
  sources: z.array(sourceSchema).default([]),
  /** The headings that a source stands under, by its id, the outermost first. */
  headings: z.record(z.string(), z.array(z.string())).default({}),
  /** The ids of the sources that a search found closest, the closest first. */
  closest: z.array(z.string()).default([]),
  /** The documents of the library that a search came near to, the nearest first. */
  near: z.array(z.object({ documentId: z.string(), name: z.string() })).default([]),
  reasoned: reasonOutput.nullable().default(null),
  /** Pages that the writer of the answer asked to see. */
  lookedAt: z.array(shownPageSchema).default([]),
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
