import { z } from "zod";
import { paperReferenceSchema } from "../choose-papers.ts";

export const findRelatedPapers = {
  name: "find_related_papers",
  description: "Finds papers related to one paper: what cites it, what it cites, shared authors, similar content.",
  input: z.object({
    paper: paperReferenceSchema.describe("The paper's number in the notebook, or its title"),
    limit: z.number().int().min(1).max(50).nullish().describe("How many papers, 15 unless told"),
  }),
} as const;
