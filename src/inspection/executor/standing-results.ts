import type { Plan, StepResult } from "#protocol";
import { takesResults } from "./resolve-inputs.ts";

/**
 * Of the results of a text, by step, those that stand whatever other documents there are. Steps that read results of others
 * do not, nor do those they read: what was told of a result may be masked.
 */
export function standingResults(
  results: readonly StepResult[],
  { steps }: Plan,
  goesByText: (algorithm: string) => boolean,
): ReadonlyMap<number, StepResult> {
  const linked = new Set(steps.filter(takesResults).flatMap(({ step_id, depends_on }) => [step_id, ...depends_on]));
  const standing = results.filter(({ step }) => !linked.has(step.step_id) && goesByText(step.algorithm_name));
  return new Map(standing.map((result) => [result.step.step_id, result]));
}
