import { createHash } from "node:crypto";
import type { AnalysisReport, Language } from "#protocol";
import { annotationsOf, lineInFile } from "./places.ts";
import type { CreateReporter } from "./reporter.ts";

/** GitLab's code quality report: findings beside the lines of a merge request. */
export const gitlabReporter: CreateReporter = ({ language }) => ({
  begin: "[",
  document: (report) => entriesOf(report, language).join(",\n"),
  separator: ",\n",
  end: () => "]\n",
});

const severities = { critical: "critical", warning: "minor", undecided: "info", error: "critical", suppressed: "info" };

/** The fingerprint leaves the line out, so that a finding that moves is still the same; a number tells equal ones apart. */
function entriesOf(report: AnalysisReport, language: Language): string[] {
  const { document, steps } = report;
  const seen = new Map<string, number>();
  return annotationsOf(report, language).map(({ check, severity, said, finding }) => {
    const hidden = steps.find(({ judgment }) => judgment.algorithm_name === check)?.suppressed_findings?.[0];
    const stands = severity === "suppressed" ? hidden : finding?.place === undefined ? finding : null;
    const { file: path, line: begin } = lineInFile(document, stands?.line ?? 1);
    const same = `${check}\0${said}`;
    const earlier = seen.get(same) ?? 0;
    seen.set(same, earlier + 1);
    const fingerprint = createHash("sha256").update([document, check, said, earlier].join("\0")).digest("hex");
    const location = { path, lines: { begin } };
    return JSON.stringify({
      description: said,
      check_name: check,
      fingerprint,
      severity: severities[severity],
      location,
    });
  });
}
