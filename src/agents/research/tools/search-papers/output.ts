import { z } from "zod";
import { paperSchema } from "#papers";
import { sourceReportSchema } from "#protocol";

export const searchPapersOutputSchema = z.object({
  query: z.string(),
  papers: z.array(paperSchema),
  sources: z.array(sourceReportSchema),
});
export type SearchPapersOutput = z.infer<typeof searchPapersOutputSchema>;
