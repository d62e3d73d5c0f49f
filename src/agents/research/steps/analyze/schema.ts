import { z } from "zod";
import { languageSchema } from "#protocol";

export const analyzeInput = z.object({
  title: z.string(),
  abstract: z.string(),
  language: languageSchema.default("en"),
});
export type AnalyzeInput = z.infer<typeof analyzeInput>;

const aspect = z.string().nullable();
export const aspectsSchema = z.object({
  problem: aspect.describe("What the paper sets out to solve; null when the abstract does not say"),
  method: aspect.describe("How it goes about it; null when the abstract does not say"),
  result: aspect.describe("What came out; null when the abstract does not say"),
  limits: aspect.describe("What it does not do or leaves open; null when the abstract does not say"),
});
export type Aspects = z.infer<typeof aspectsSchema>;
