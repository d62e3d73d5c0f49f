import { defineStep } from "#kernel";
import { analyzePrompt } from "./prompt.ts";
import { analyzeRule } from "./rule.ts";
import { analyzeInput, aspectsSchema } from "./schema.ts";

/** One paper by aspect. */
export const analyze = defineStep({
  name: "research.analyze",
  role: "extract",
  input: analyzeInput,
  output: aspectsSchema,
  prompt: analyzePrompt,
  rule: analyzeRule,
  temperature: 0,
});
