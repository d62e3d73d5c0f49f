import { createHash } from "node:crypto";
import type { AnalysisReport, Language, Severity, StepResult } from "#protocol";
import { lineInFile } from "./line-in-file.ts";
import { suppressedNote } from "./problems.ts";
import type { CreateReporter } from "./reporter.ts";
import { saidOf } from "./shown-place.ts";

/** GitLab's code quality report: findings beside the lines of a merge request. */
export const gitlabReporter: CreateReporter = ({ language }) => ({
  begin: "[",
  document: (report) => entriesOf(report, language).join(",\n"),
  separator: ",\n",
  end: () => "]\n",
});

const severities: Readonly<Record<Severity, string>> = {
  critical: "critical",
  warning: "minor",
  undecided: "info",
  none: "info",
};

function entriesOf(report: AnalysisReport, language: Language): string[] {
  const { document, status, steps, error } = report;
  if (status === "error" && steps.length === 0)
    return [entry(document, "error", "critical", error?.message ?? "", 1, 0)];
  return steps.flatMap((step) => [...stepEntries(document, step), ...switchedOff(document, step, language)]);
}

function switchedOff(path: string, step: StepResult, language: Language): string[] {
  const note = suppressedNote(step, language);
  const line = step.suppressed_findings?.[0]?.line ?? 1;
  return note === "" ? [] : [entry(path, step.judgment.algorithm_name, "info", note, line, 0)];
}

function stepEntries(path: string, { judgment, findings }: StepResult): string[] {
  const { severity, algorithm_name: check, summary } = judgment;
  if (severity === "none") return [];
  if (findings.length === 0) return [entry(path, check, severities[severity], summary, 1, 0)];
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const description = saidOf(finding);
    const line = finding.place === undefined ? finding.line : 1;
    const earlier = seen.get(description) ?? 0;
    seen.set(description, earlier + 1);
    return entry(path, check, severities[severity], description, line, earlier);
  });
}

/** The fingerprint leaves the line out, so that a finding that moves is still the same; `earlier` tells equal ones apart. */
function entry(
  document: string,
  check_name: string,
  severity: string,
  description: string,
  line: number,
  earlier: number,
) {
  const { file: path, line: begin } = lineInFile(document, line);
  const fingerprint = createHash("sha256")
    .update([document, check_name, description, earlier].join("\0"))
    .digest("hex");
  return JSON.stringify({ description, check_name, fingerprint, severity, location: { path, lines: { begin } } });
}
