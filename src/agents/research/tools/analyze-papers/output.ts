import { z } from "zod";
import { statementSchema } from "#protocol";
import { aspectsSchema } from "../../steps/analyze/schema.ts";
import { resultPaperSchema } from "../research-tool.ts";

export const analyzePapersOutputSchema = z.object({
  papers: z.array(resultPaperSchema),
  /** Null: nobody gave us the abstract, so there is nothing to read. */
  analyses: z.array(z.object({ paperId: z.string(), aspects: aspectsSchema.nullable() })),
  /** Papers that were left out because there were too many. */
  leftOut: z.number().int(),
  /** Papers whose text was too long to be read whole. */
  partlyRead: z.array(z.string()).default([]),
  /** What each sentence of the findings stands on. Results of older turns have none. */
  statements: z.array(statementSchema).default([]),
});
export type AnalyzePapersOutput = z.infer<typeof analyzePapersOutputSchema>;
