import { z } from "zod";
import { paperSchema } from "#papers";
import { sourceReportSchema } from "#protocol";

export const searchPapersOutputSchema = z.object({
  query: z.string(),
  /** The years that bounded it. Results of older turns do not tell. */
  yearFrom: z.number().int().nullable().default(null),
  yearTo: z.number().int().nullable().default(null),
  papers: z.array(paperSchema),
  sources: z.array(sourceReportSchema),
});
export type SearchPapersOutput = z.infer<typeof searchPapersOutputSchema>;
