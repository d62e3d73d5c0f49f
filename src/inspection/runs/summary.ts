import type { AnalysisReport, StepResult } from "#protocol";
import type { RunSummary } from "../reporters/reporter.ts";
import type { Unfinished } from "../reporters/unfinished.ts";
import type { Outcome } from "./work.ts";

const mostErrors = 1000;

export function emptySummary(): RunSummary {
  const counts = { documents: 0, problem_found: 0, all_passed: 0, undecided: 0, error: 0, critical: 0, warning: 0 };
  return { ...counts, near_duplicates: 0, errors: [] };
}

export function count(
  summary: RunSummary,
  outcome: Pick<Outcome, "status" | "worst" | "error" | "name" | "duplicateOf">,
): void {
  const { status, worst, error, name, duplicateOf } = outcome;
  summary.documents += 1;
  summary[status] += 1;
  if (duplicateOf !== null) summary.near_duplicates += 1;
  if (worst !== null) summary[worst] += 1;
  if (error !== null && summary.errors.length < mostErrors) summary.errors.push({ document: name, message: error });
}

/** The row of what is missing is no document, but a failure of the run. */
export function countUnfinished(
  summary: RunSummary,
  { inspected, all }: Unfinished,
  { document, error }: AnalysisReport,
): void {
  summary.not_inspected = all === null ? null : all - inspected;
  summary.errors.push({ document, message: error?.message ?? "" });
}

export function worstOf({
  steps,
}: {
  readonly steps: readonly Pick<StepResult, "judgment">[];
}): "critical" | "warning" | null {
  if (steps.some((step) => step.judgment.severity === "critical")) return "critical";
  return steps.some((step) => step.judgment.severity === "warning") ? "warning" : null;
}
