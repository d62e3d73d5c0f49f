import { z } from "zod";
import { sourceReportSchema } from "#protocol";
import { resultPaperSchema } from "../research-tool.ts";

export const searchPapersOutputSchema = z.object({
  query: z.string(),
  /** The years that bounded it. Results of older turns do not tell. */
  yearFrom: z.number().int().nullable().default(null),
  yearTo: z.number().int().nullable().default(null),
  author: z.string().nullable().default(null),
  venue: z.string().nullable().default(null),
  papers: z.array(resultPaperSchema),
  sources: z.array(sourceReportSchema),
});
export type SearchPapersOutput = z.infer<typeof searchPapersOutputSchema>;
