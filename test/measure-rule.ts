import type { AnyStep } from "#kernel";
import { type ExecutorEvaluation, evaluateStep, type StepCase } from "#learning";

/**
 * How a step's rule fares on lines that it has not learned from: those of the newest author, which is enough to notice a
 * loss. JIHWI_TEST_ALL=1 leaves out every author in turn, as `jihwi eval steps` does.
 */
export async function measureRule(step: AnyStep, cases: readonly StepCase[]): Promise<ExecutorEvaluation> {
  const newest = process.env.JIHWI_TEST_ALL === "1" ? undefined : newestBatch(cases);
  const { executors } = await evaluateStep(step, cases, { leaveOut: true, batch: newest });
  const [rule] = executors;
  if (rule === undefined) throw new Error(`${step.name} has no rule`);
  return rule;
}

/** The last author with enough lines to measure by; undefined where all lines are by one. */
function newestBatch(cases: readonly StepCase[]): string | undefined {
  const sizes = new Map<string, number>();
  for (const { batch } of cases) if (batch !== undefined) sizes.set(batch, (sizes.get(batch) ?? 0) + 1);
  const measurable = [...sizes].filter(([, size]) => size >= 100).map(([batch]) => batch);
  return measurable.length < 2 ? undefined : measurable.sort().at(-1);
}
