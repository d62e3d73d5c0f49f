import type { AnalysisReport, InspectStatus, Severity, StepResult } from "#protocol";
import type { RunSummary } from "../reporters/reporter.ts";

const mostErrors = 1000;

export function emptySummary(): RunSummary {
  const counts = { documents: 0, problem_found: 0, all_passed: 0, undecided: 0, error: 0, critical: 0, warning: 0 };
  return { ...counts, near_duplicates: 0, errors: [] };
}

/** What a run counts of a report, whether it was made now or stands in a file. */
export interface CountedReport {
  readonly name: string;
  readonly status: InspectStatus;
  /** The severity that each check came to. */
  readonly verdicts: Readonly<Record<string, Severity>>;
  readonly error: string | null;
  /** By what documents are compared with it, where repetition_check ran. */
  readonly signature: string | null;
  /** The earlier document of its run that it nearly repeats. */
  readonly duplicateOf: string | null;
}

interface CountedParts extends Pick<AnalysisReport, "document" | "status" | "error"> {
  readonly steps: readonly Pick<StepResult, "judgment" | "execution_result">[];
}

export function countedOf({ document: name, status, error, steps }: CountedParts): CountedReport {
  // Whatever a check of one's own is called, its result has the fields of the shipped one that it stands on.
  const repetition = steps.find(({ execution_result }) => "near_duplicate_of" in execution_result)?.execution_result;
  const named = (value: unknown) => (typeof value === "string" ? value : null);
  const { signature, near_duplicate_of } = repetition ?? {};
  return {
    name,
    status,
    verdicts: Object.fromEntries(steps.map(({ judgment }) => [judgment.algorithm_name, judgment.severity])),
    error: error?.message ?? null,
    signature: named(signature),
    duplicateOf: named(near_duplicate_of),
  };
}

export function countReport(
  summary: RunSummary,
  { status, verdicts, error, name, duplicateOf }: Omit<CountedReport, "signature">,
): void {
  const severities = Object.values(verdicts);
  const worst = (["critical", "warning"] as const).find((level) => severities.includes(level));
  summary.documents += 1;
  summary[status] += 1;
  if (duplicateOf !== null) summary.near_duplicates += 1;
  if (worst !== undefined) summary[worst] += 1;
  if (error !== null && summary.errors.length < mostErrors) summary.errors.push({ document: name, message: error });
}
