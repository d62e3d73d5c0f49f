import { defineStep } from "#kernel";
import { repairClaimsPrompt } from "./prompt.ts";
import { repairClaimsInput, repairClaimsOutput } from "./schema.ts";

/** The writer looks once more at what is doubted. Without a model nothing is corrected: what is marked stays marked. */
export const repairClaims = defineStep({
  name: "grounding.repair",
  role: "respond",
  input: repairClaimsInput,
  output: repairClaimsOutput,
  prompt: repairClaimsPrompt,
  rule: () => ({ corrections: [] }),
});
