import { z } from "zod";
import { clusterMapSchema, statementSchema } from "#protocol";
import { resultPaperSchema } from "../research-tool.ts";

export const clusterPapersOutputSchema = z.object({
  papers: z.array(resultPaperSchema),
  map: clusterMapSchema,
  /** What the field is about, how its clusters relate, what is large, new or missing. Results of older turns have none. */
  landscapeOverview: z.string().default(""),
  /** What each sentence of the overview stands on. */
  statements: z.array(statementSchema).default([]),
  /** Papers that were left out because there were too many. */
  leftOut: z.number().int().default(0),
});
export type ClusterPapersOutput = z.infer<typeof clusterPapersOutputSchema>;
