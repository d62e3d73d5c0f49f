import type { PlanStep, StepResult } from "#protocol";
import { stepReference } from "../planner/order-plan.ts";

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
