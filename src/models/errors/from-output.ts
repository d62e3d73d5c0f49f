import type { JihwiError } from "#protocol";
import { modelFailure } from "../failure.ts";
import { causeOf, type Failure, saidBy } from "./failure.ts";

/** Errors of the SDK that mean: the model answered, and the answer is of no use. */
const badOutput = new Set([
  "AI_NoObjectGeneratedError",
  "AI_NoOutputGeneratedError",
  "AI_NoContentGeneratedError",
  "AI_NoSuchToolError",
  "AI_InvalidToolInputError",
  "AI_ToolCallRepairError",
  "AI_ToolChoiceViolationError",
]);

/** An answer that came and cannot be used, or null when the failure is another. */
export function fromOutput(modelId: string, failure: Failure): JihwiError | null {
  if (failure.finishReason === "content-filter") return refused(modelId, failure.text);
  if (failure.finishReason === "length" && badOutput.has(failure.name)) return cutShort(modelId);
  if (!badOutput.has(failure.name)) return null;
  const said = saidBy(failure);
  return modelFailure("wrong-form", { modelId, said }, { cause: causeOf(failure) });
}

/** The model, or a filter in front of it, would not answer. Text steps meet it as the finish reason `content-filter`. */
export function refused(modelId: string, said: string): JihwiError {
  const words = said.trim() === "" ? "" : `: ${said.trim().slice(0, 300)}`;
  return modelFailure("refused-to-answer", { modelId, words });
}

/** The answer ends where the model's output limit was reached. Text steps meet it as the finish reason `length`. */
export function cutShort(modelId: string): JihwiError {
  return modelFailure("cut-short", { modelId });
}
