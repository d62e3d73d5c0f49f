import type { PromptContext } from "#kernel";
import { explainDecision } from "#learning";
import { needsPrevious } from "./learned.ts";
import type { CheckPreviousContextInput, CheckPreviousContextOutput } from "./schema.ts";

/** Whether a question leans on the turn before it, as code has learned. */
export function checkPreviousContextRule(
  input: CheckPreviousContextInput,
  { language, weights }: PromptContext,
): CheckPreviousContextOutput {
  const decision = needsPrevious.decide(input, { weights });
  return { need_previous_context: decision.label === "true", reasoning: explainDecision(decision)[language] };
}
