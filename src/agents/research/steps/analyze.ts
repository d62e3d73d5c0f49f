import { z } from "zod";
import { defineStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
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

const instructions = {
  ko: `논문 초록을 네 가지로 나누어 읽습니다: 문제, 방법, 결과, 한계.
- 초록에 있는 것만 한국어 한두 문장으로 적습니다.
- 초록에 없는 것은 null로 둡니다. 짐작해서 채우지 마세요.
- 다른 논문을 끌어오지 마세요.`,
  en: `You read the abstract of a paper by four aspects: problem, method, result, limits.
- Write only what the abstract says, in one or two English sentences each.
- What the abstract does not say is null. Do not fill it in by guessing.
- Bring in no other paper.`,
};

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
