import { z } from "zod";
import { paperReferencesSchema } from "../choose-papers.ts";

export const analyzePapers = {
  name: "analyze_papers",
  description: "Reads papers by aspect: problem, method, result, limits. Also for comparing papers.",
  input: z.object({ papers: paperReferencesSchema }),
} as const;
