import type { PromptContext } from "#kernel";
import { asCorrected, explainDecision } from "#learning";
import { needsPrevious } from "./learned.ts";
import {
  type CheckPreviousContextInput,
  type CheckPreviousContextOutput,
  checkPreviousContextOutput,
} from "./schema.ts";

const correctedSchema = checkPreviousContextOutput.pick({ need_previous_context: true });

/** Whether a question leans on the turn before it, as code has learned. */
export function checkPreviousContextRule(
  input: CheckPreviousContextInput,
  { language, weights, corrected }: PromptContext,
): CheckPreviousContextOutput {
  if (corrected !== undefined) return { ...correctedSchema.parse(corrected), reasoning: asCorrected[language] };
  const decision = needsPrevious.decide(input, { weights });
  return { need_previous_context: decision.label === "true", reasoning: explainDecision(decision)[language] };
}
