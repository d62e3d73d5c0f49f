import { z } from "zod";

/** Something the research agent wrote into the panel of a notebook; a notebook is a session. */
export const researchDocumentRowSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  title: z.string(),
  content: z.string(),
  position: z.number().int(),
  version: z.number().int(),
  createdAt: z.number(),
  updatedAt: z.number(),
});

export const researchDocumentVersionSchema = z.object({
  documentId: z.string(),
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  author: z.enum(["agent", "user"]),
  createdAt: z.number(),
});
