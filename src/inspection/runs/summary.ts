import type { AnalysisReport, StepResult } from "#protocol";
import type { Analyzer } from "../analyze.ts";
import type { RunSummary } from "../reporters/reporter.ts";
import type { Unfinished } from "../reporters/unfinished.ts";
import type { InspectorOptions, Outcome } from "./work.ts";

const mostErrors = 1000;

export function emptySummary(): RunSummary {
  const counts = { documents: 0, problem_found: 0, all_passed: 0, undecided: 0, error: 0, critical: 0, warning: 0 };
  return { ...counts, near_duplicates: 0, errors: [] };
}

export function countItem(
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

/** What of a report tells whether it is settled. */
type JudgedSteps = Pick<AnalysisReport, "status"> & { readonly steps: readonly Pick<StepResult, "judgment">[] };

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

interface Measured {
  readonly steps: readonly Pick<StepResult, "step" | "execution_result">[];
}

/** A document's SimHash, where repetition_check ran, under whatever name. */
export function signatureOf(report: Measured, analyzer: Analyzer): string | null {
  const signature = repetitionOf(report, analyzer)?.signature;
  return typeof signature === "string" ? signature : null;
}

/** The earlier document of its run that a document was found to repeat. */
export function nearDuplicateOf(report: Measured, analyzer: Analyzer): string | null {
  const earlier = repetitionOf(report, analyzer)?.near_duplicate_of;
  return typeof earlier === "string" ? earlier : null;
}

function repetitionOf({ steps }: Measured, { asShipped }: Analyzer) {
  const isRepetition = (algorithm: string) => asShipped({ algorithm }).algorithm === "repetition_check";
  return steps.find(({ step }) => isRepetition(step.algorithm_name))?.execution_result;
}
