import { z } from "zod";
import { collectionScopeSchema } from "#protocol";

/** A tool that was run, with the query it was run for. */
export const toolRunSchema = z.object({ tool: z.string(), query: z.string() });
export type ToolRun = z.infer<typeof toolRunSchema>;

/** What a tool brought: words for the next steps, and for people when it failed. */
export const toolResultSchema = toolRunSchema.extend({ ok: z.boolean(), text: z.string() });

export const historyMessageSchema = z.object({ role: z.enum(["user", "assistant"]), text: z.string() });

/** A document that the question may be answered from. */
export const attachedDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** How many of its pages can be looked at: those of a PDF or a picture. */
  drawable: z.number().int().optional(),
  /** Of a picture, how many pages it has. */
  pictures: z.number().int().optional(),
});
export type AttachedDocument = z.infer<typeof attachedDocumentSchema>;

/** A page that a model which sees is shown as it looks. */
export const shownPageSchema = z.object({ documentId: z.string(), page: z.number().int(), name: z.string() });
export type ShownPage = z.infer<typeof shownPageSchema>;

/** Where nothing is attached: the collections that may be asked, and how many documents that is. */
export const askableLibrarySchema = z.object({ scope: collectionScopeSchema, documents: z.number().int() });
export type AskableLibrary = z.infer<typeof askableLibrarySchema>;

/** A source as prompts show it: the mark it is cited by, and its path from the document to the innermost heading. */
export const markedSourceSchema = z.object({ mark: z.string(), name: z.string(), text: z.string() });
export type MarkedSource = z.infer<typeof markedSourceSchema>;
