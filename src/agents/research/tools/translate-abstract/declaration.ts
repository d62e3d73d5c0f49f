import { z } from "zod";
import { languageSchema } from "#protocol";
import { paperReferenceSchema } from "../choose-papers.ts";

export const translateAbstract = {
  name: "translate_abstract",
  description: "Translates the abstract of one paper into Korean or English.",
  input: z.object({
    paper: paperReferenceSchema.describe("The paper's number in the notebook, or its title"),
    language: languageSchema.nullish().describe("The language to translate into; leave out for the user's"),
  }),
} as const;
