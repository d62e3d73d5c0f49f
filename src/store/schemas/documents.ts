import { z } from "zod";
import { errorRecordSchema } from "#protocol";
import { jsonText } from "../rows.ts";

/** Something the user brought. Its original bytes are the file named `contentHash`. */
export const documentRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  bytes: z.number(),
  contentHash: z.string(),
  /** The web address it was brought from. */
  url: z.string().nullable().default(null),
  status: z.enum(["queued", "reading", "ready", "error"]),
  pages: z.number().int().nullable(),
  characters: z.number().nullable(),
  description: z.string().nullable(),
  error: jsonText(errorRecordSchema).nullable(),
  createdAt: z.number(),
});

/** Which documents a session may look into. */
export const sessionDocumentSchema = z.object({
  sessionId: z.string(),
  documentId: z.string(),
  attachedAt: z.number(),
});
