import { z } from "zod";
import { defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { languageSchema } from "#protocol";
import { withMaterialRule } from "./conversation.ts";

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

const instructions = instructionsIn("agents/research/steps/analyze.md");

export function analyzePrompt({ title, abstract }: AnalyzeInput, { language }: PromptContext): Prompt {
  return promptOf(withMaterialRule(instructions, language), [material(title, abstract)]);
}

/** One paper by aspect. */
export const analyze = defineStep({
  name: "research.analyze",
  role: "extract",
  input: analyzeInput,
  output: aspectsSchema,
  prompt: analyzePrompt,
  // No rule reads: it tells that nothing was read, and the tool quotes the abstract.
  rule: () => ({ problem: null, method: null, result: null, limits: null }),
  temperature: 0,
});
