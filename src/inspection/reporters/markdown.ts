import type { AnalysisReport, Finding, Language, StepResult } from "#protocol";
import { type CreateReporter, printable } from "./reporter.ts";

const mostFindings = 50;

/** A report for people: status, where it stopped, and each step with the judge's reasoning. */
export const markdownReporter: CreateReporter = ({ language }) => ({
  begin: "",
  document: (report) => renderMarkdown(report, language),
  separator: "\n",
  end: (summary) =>
    summary.documents === 1
      ? ""
      : `\n---\n\n${say[language].total}: ${summary.documents} · problem_found ${summary.problem_found} · undecided ${summary.undecided} · error ${summary.error} · all_passed ${summary.all_passed}\n`,
});

const say = {
  ko: { title: "검사 리포트", total: "문서", more: "그리고 더", suppressed: "문서의 주석으로 제외한 것" },
  en: { title: "Inspection report", total: "Documents", more: "and more", suppressed: "suppressed by comments" },
} as const;

export function renderMarkdown(report: AnalysisReport, language: Language): string {
  const stopped = report.stopped_at;
  const head = [
    `# ${say[language].title}: ${escapeText(report.document)}`,
    "",
    `- Status: ${report.status}`,
    ...(stopped === null ? [] : [`- Stopped at: Step ${stopped.step_id} (${stopped.algorithm_name})`]),
    `- Executed: ${report.executed_steps}/${report.total_steps} steps`,
    ...(report.error === null ? [] : [`- Error: ${escapeText(report.error.message)}`]),
  ];
  return `${[...head, ...report.steps.flatMap((step) => stepLines(step, language))].join("\n")}\n`;
}

function stepLines(result: StepResult, language: Language): string[] {
  const { step, judgment, findings, suppressed } = result;
  const shown = findings.slice(0, mostFindings).map(findingLine);
  return [
    "",
    `## Step ${step.step_id}: ${step.algorithm_name} — ${judgment.severity}`,
    "",
    escapeText(judgment.summary),
    "",
    fenced(`${JSON.stringify(result.execution_result)}\n${judgment.reasoning}`),
    ...(shown.length === 0 ? [] : ["", ...shown]),
    ...(findings.length > mostFindings ? [`- … ${say[language].more} ${findings.length - mostFindings}`] : []),
    ...(suppressed === 0 ? [] : ["", `${say[language].suppressed}: ${suppressed}`]),
  ];
}

function findingLine({ line, column, message, text }: Finding): string {
  return `- ${line}:${column} ${escapeText(message)} ${code(text)}`;
}

/** Words of a document are data: they open no link, no tag, no list. */
function escapeText(text: string): string {
  return printable(text).replace(/[\\`*_{}[\]<>#|~]/g, "\\$&");
}

function code(text: string): string {
  const plain = printable(text);
  const fence = "`".repeat(longestRun(plain) + 1);
  return `${fence} ${plain} ${fence}`;
}

function fenced(text: string): string {
  const lines = text.split("\n").map(printable).join("\n");
  const fence = "`".repeat(Math.max(3, longestRun(lines) + 1));
  return `${fence}text\n${lines}\n${fence}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
