import type { AnalysisReport, Language, Severity, StepResult } from "#protocol";
import { type CreateReporter, printable, type RunSummary } from "./reporter.ts";

const colours: Readonly<Record<Severity | "error" | "bold" | "dim", string>> = {
  critical: "31",
  error: "31",
  warning: "33",
  undecided: "35",
  none: "32",
  bold: "1;4",
  dim: "2",
};
const names: Readonly<Record<Language, Readonly<Record<Severity, string>>>> = {
  ko: { critical: "치명", warning: "경고", undecided: "보류", none: "정상" },
  en: { critical: "critical", warning: "warning", undecided: "undecided", none: "ok" },
};

/** For terminals: documents with something to say, and a closing line for all of them. */
export const stylishReporter: CreateReporter = ({ language, colour }) => {
  const paint = (name: keyof typeof colours, text: string) =>
    colour ? `\u001b[${colours[name]}m${text}\u001b[0m` : text;
  const line = (place: string, severity: Severity, text: string, algorithm: string) =>
    `  ${paint("dim", place.padStart(8))}  ${paint(severity, names[language][severity])}  ${printable(text)}  ${paint("dim", algorithm)}\n`;

  const stepLines = ({ judgment, findings }: StepResult): string => {
    const { severity, summary, algorithm_name } = judgment;
    if (severity === "none") return "";
    if (findings.length === 0) return line("-", severity, summary, algorithm_name);
    return findings
      .map((finding) =>
        line(`${finding.line}:${finding.column}`, severity, `${finding.message}: ${finding.text}`, algorithm_name),
      )
      .join("");
  };
  const document = (report: AnalysisReport): string => {
    if (report.status === "all_passed") return "";
    const head = `${paint("bold", printable(report.document))}\n`;
    if (report.error !== null && report.steps.length === 0)
      return `${head}  ${paint("error", printable(report.error.message))}\n\n`;
    const stopped =
      report.stopped_at === null
        ? ""
        : `  ${paint("dim", `Stopped at: Step ${report.stopped_at.step_id} (${report.stopped_at.algorithm_name}) · Executed: ${report.executed_steps}/${report.total_steps} steps`)}\n`;
    return `${head}${report.steps.map(stepLines).join("")}${stopped}\n`;
  };
  return { begin: "", document, separator: "", end: (summary) => `${closing(summary, language)}\n` };
};

function closing(summary: RunSummary, language: Language): string {
  const { documents, problem_found, undecided, error, all_passed } = summary;
  return language === "ko"
    ? `문서 ${documents}개: 문제 ${problem_found}, 보류 ${undecided}, 오류 ${error}, 통과 ${all_passed}`
    : `${documents} documents: ${problem_found} with problems, ${undecided} undecided, ${error} in error, ${all_passed} passed`;
}
