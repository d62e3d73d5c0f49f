import { defineStep } from "#kernel";
import { analyzePrompt } from "./prompt.ts";
import { analyzeInput, aspectsSchema } from "./schema.ts";

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
