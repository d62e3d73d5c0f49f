import { z } from "zod";
import { jsonText } from "../rows.ts";

/** A piece of a document that knows its page and its span of characters there. Ids are given by the database and grow. */
export const chunkSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  ordinal: z.number().int(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  headings: jsonText(z.array(z.string())),
});
