import { defineStep } from "#kernel";
import { judgeClaimsPrompt } from "./prompt.ts";
import { judgeClaimsInput, judgeClaimsOutput } from "./schema.ts";

/** A second look at the sentences of an answer. Without a model there is none: what code found stands. */
export const judgeClaims = defineStep({
  name: "grounding.judge",
  role: "judge",
  input: judgeClaimsInput,
  output: judgeClaimsOutput,
  prompt: judgeClaimsPrompt,
  rule: () => ({ verdicts: [] }),
});
