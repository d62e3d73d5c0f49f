import { z } from "zod";
import { paperReferencesSchema } from "../choose-papers.ts";

export const clusterPapers = {
  name: "cluster_papers",
  description: "Groups papers by topic and draws a map of them.",
  input: z.object({
    papers: paperReferencesSchema,
    clusters: z.number().int().min(1).max(40).nullish().describe("How many groups; leave out to let the papers decide"),
  }),
} as const;
