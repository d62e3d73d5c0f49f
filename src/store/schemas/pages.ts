import { z } from "zod";

export const documentPageRowSchema = z.object({
  documentId: z.string(),
  /** From 1. */
  page: z.number().int(),
  text: z.string(),
});
