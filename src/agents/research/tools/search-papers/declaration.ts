import { z } from "zod";
import { paperSourceNameSchema } from "#protocol";

export const searchPapersInput = z.object({
  query: z.string().trim().min(1).max(500).describe("Words to search for, in the language of the papers"),
  sources: z
    .array(paperSourceNameSchema)
    .nullish()
    .describe("Which sources; leave out for every source that is set up"),
  yearFrom: z.number().int().min(1000).max(2200).nullish().describe("Papers from this year on"),
  yearTo: z.number().int().min(1000).max(2200).nullish().describe("Papers up to this year"),
  limit: z.number().int().min(1).max(100).nullish().describe("How many papers, 20 unless told"),
});

export const searchPapers = {
  name: "search_papers",
  description:
    "Searches papers by topic in the user's library and the configured services. Use it whenever new papers are wanted.",
  input: searchPapersInput,
} as const;
