import type { JudgeOutput } from "./schema.ts";

/** Code cannot judge prose, and does not pretend to. No thoughts: that is how a reader knows that nobody thought. */
export function judgeRule(): JudgeOutput {
  return { thoughts: [], verdict: "unclear", summary: "" };
}
