import { z } from "zod";
import { paperReferencesSchema } from "../choose-papers.ts";

export const evaluateImportance = {
  name: "evaluate_importance",
  description:
    "Ranks papers by importance with a formula that is shown: citations per year, venue, centrality, recency.",
  input: z.object({ papers: paperReferencesSchema }),
} as const;
