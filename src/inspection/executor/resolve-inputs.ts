import type { Plan, PlanStep, StepResult } from "#protocol";
import { stepReference } from "../planner/plan.ts";

const none: Readonly<Record<string, unknown>> = {};

/** Whether a step reads more than the text. */
export function takesResults({ input_spec }: PlanStep): boolean {
  const sources = Object.values(input_spec);
  return sources.length > 1 && sources.some((from) => stepReference.test(from));
}

/** What a step reads besides the text: the results, or single fields, of the steps it depends on. */
export function resolveInputs(
  step: PlanStep,
  done: ReadonlyMap<number, StepResult>,
): Readonly<Record<string, unknown>> {
  if (!takesResults(step)) return none;
  const inputs: Record<string, unknown> = {};
  for (const [name, from] of Object.entries(step.input_spec)) {
    const reference = stepReference.exec(from);
    if (reference === null) continue;
    const result = done.get(Number(reference[1]))?.execution_result;
    inputs[name] = reference[2] === undefined ? result : result?.[reference[2]];
  }
  return inputs;
}

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
