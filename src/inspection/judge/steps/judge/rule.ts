import type { JudgeOutput } from "./schema.ts";

/** Code cannot judge prose, and does not pretend to: no answer to any line. */
export function judgeRule(): JudgeOutput {
  return { answers: [] };
}
