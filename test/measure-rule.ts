import type { AnyStep } from "#kernel";
import { type ExecutorEvaluation, evaluateStep, type StepCase } from "#learning";

/** How a step's rule fares on cases. */
export async function measureRule(step: AnyStep, cases: readonly StepCase[]): Promise<ExecutorEvaluation> {
  const [rule] = (await evaluateStep(step, cases)).executors;
  if (rule === undefined) throw new Error(`${step.name} has no rule`);
  return rule;
}
