import { z } from "zod";
import { jsonText } from "../rows.ts";

export const documentPageRowSchema = z.object({
  documentId: z.string(),
  /** From 1. */
  page: z.number().int(),
  text: z.string(),
  /** Where on the page the words stand, as the format's reader describes it. */
  layout: jsonText(z.unknown()).nullable(),
});
