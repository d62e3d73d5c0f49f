import { z } from "zod";

/** Documents under a name. A document is in as many as one likes. */
export const collectionRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** When it was last renamed, or what is in it last changed. */
  updatedAt: z.number(),
});

export const collectionDocumentSchema = z.object({ collectionId: z.string(), documentId: z.string() });
