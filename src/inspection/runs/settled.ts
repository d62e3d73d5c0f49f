import type { AnalysisReport, StepResult } from "#protocol";
import type { InspectorOptions } from "./inspector-options.ts";

/** What of a report tells whether it is settled. */
export type JudgedSteps = Pick<AnalysisReport, "status"> & { readonly steps: readonly Pick<StepResult, "judgment">[] };

/** Whether judging the text again would say the same: what nobody could decide may be decided next time. */
export function isSettled(
  { status, steps }: JudgedSteps,
  { config, judgeModel }: Pick<InspectorOptions, "config" | "judgeModel">,
): boolean {
  // Where a model should have judged by whole documents, a verdict by rules stands in for one that failed.
  const byModel = config?.judge === "model" && judgeModel != null;
  return (
    (status === "all_passed" || status === "problem_found") &&
    steps.every(({ judgment }) => judgment.has_problem !== null && !(byModel && judgment.executor === "rule"))
  );
}
