import { z } from "zod";
import { memoryNodeSchema, paperCardSchema, researchDocumentSchema, researchVersionSchema } from "./research.ts";

/** The envelopes of the notebook page's answers. */
export const researchDocumentsAnswerSchema = z.object({ documents: z.array(researchDocumentSchema) });
export const researchVersionsAnswerSchema = z.object({ versions: z.array(researchVersionSchema) });
export const memoryAnswerSchema = z.object({ nodes: z.array(memoryNodeSchema) });
export const papersAnswerSchema = z.object({ papers: z.array(paperCardSchema) });
