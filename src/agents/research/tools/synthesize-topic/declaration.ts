import { z } from "zod";
import { paperReferencesSchema } from "../choose-papers.ts";

export const synthesizeTopic = {
  name: "synthesize_topic",
  description: "Writes what the papers say together about a topic, with a citation behind every sentence.",
  input: z.object({
    topic: z.string().trim().min(1).max(500).describe("What to write about"),
    papers: paperReferencesSchema,
  }),
} as const;
