import { type AnalysisReport, type Language, type StepResult, severityTitles, statusTitles } from "#protocol";
import { type Problem, problemsOf, suppressedLines, thoughtsOf } from "./problems.ts";
import { type CreateReporter, countsLine, printable, type ReportRun, titlesOf } from "./reporter.ts";

const says = {
  ko: {
    title: "검사 리포트",
    found: "찾은 것",
    passed: "통과한 검사",
    notRun: "하지 않은 검사",
    trace: "판정 과정",
    total: "문서",
    fix: "화면의 단추나 --fix로 고칠 수 있습니다.",
    suppressed: "제외한 것",
    counts: (counts: string) => `문서 ${counts}`,
  },
  en: {
    title: "Inspection report",
    found: "Found",
    passed: "Passed",
    notRun: "Not run",
    trace: "How it was judged",
    total: "Documents",
    fix: "A button on the page or --fix can mend this.",
    suppressed: "Suppressed",
    counts: (counts: string) => `Documents ${counts}`,
  },
} as const;

/** A report for people: what was found first, where and why, then what passed and what was not run; the trace at the end, folded. */
export const markdownReporter: CreateReporter = (run) => ({
  begin: "",
  document: (report) => renderMarkdown(report, run),
  separator: "\n",
  end: (summary) => (summary.documents === 1 ? "" : `\n---\n\n${countsLine(summary, run.language)}\n`),
});

export function renderMarkdown(report: AnalysisReport, run: Omit<ReportRun, "colour">): string {
  const { language } = run;
  const say = says[language];
  const titles = titlesOf(run);
  const titleOf = (name: string) => titles.get(name) ?? name;
  const problems = problemsOf(report, titles, language);
  const passed = report.steps.filter(({ judgment }) => judgment.severity === "none");
  const hidden = suppressedLines(report, titles, language);
  const lines = [
    `# ${say.title}: ${escapeText(report.document)}`,
    "",
    `**${statusTitles[report.status][language]}**${tally(problems, language)}`,
    ...(report.error === null ? [] : ["", escapeText(report.error.message)]),
    ...(problems.length === 0
      ? []
      : ["", `## ${say.found}`, ...problems.flatMap((one) => problemLines(one, report.document, run))]),
    ...(passed.length === 0
      ? []
      : ["", `## ${say.passed}`, "", passed.map(({ judgment }) => titleOf(judgment.algorithm_name)).join(", ")]),
    ...(hidden.length === 0 ? [] : ["", `## ${say.suppressed}`, "", ...hidden.map((line) => `- ${escapeText(line)}`)]),
    ...(report.not_run.length === 0 ? [] : ["", `## ${say.notRun}`, ""]),
    ...report.not_run.map(({ algorithm_name, message }) => `- ${titleOf(algorithm_name)}: ${escapeText(message)}`),
    ...(report.steps.length === 0 ? [] : ["", ...folded(report, titleOf, language)]),
  ];
  return `${lines.join("\n")}\n`;
}

function tally(problems: readonly Problem[], language: Language): string {
  const counts = Map.groupBy(problems, ({ severity }) => severity);
  const listed = [...counts].map(([severity, of]) => `${severityTitles[severity][language]} ${of.length}`);
  return listed.length === 0 ? "" : ` — ${listed.join(", ")}`;
}

function problemLines(
  { title, severity, found, why, step }: Problem,
  document: string,
  { language, fixable }: Omit<ReportRun, "colour">,
) {
  const say = says[language];
  const mendable = fixable !== undefined && step.findings.some((finding) => fixable(finding, document));
  return [
    "",
    `### ${escapeText(title)} — ${severityTitles[severity][language]}`,
    "",
    ...found.map((line) => `- ${escapeText(line)}`),
    ...(found.length === 0 ? [] : [""]),
    escapeText(why),
    ...(mendable ? ["", say.fix] : []),
  ];
}

/** For those who want to check: the specification's own lines, and the judge's thoughts step by step. */
function folded(report: AnalysisReport, titleOf: (name: string) => string, language: Language): string[] {
  const { stopped_at, executed_steps, total_steps, status, steps } = report;
  return [
    `<details><summary>${says[language].trace}</summary>`,
    "",
    `- Status: ${status}`,
    ...(stopped_at === null ? [] : [`- Stopped at: Step ${stopped_at.step_id} (${stopped_at.algorithm_name})`]),
    `- Executed: ${executed_steps}/${total_steps} steps`,
    ...steps.flatMap((step) => [
      "",
      `${step.step.step_id}. ${escapeText(titleOf(step.step.algorithm_name))}`,
      "",
      fenced(thoughtLines(step)),
    ]),
    "",
    "</details>",
  ];
}

function thoughtLines(step: StepResult): string {
  return thoughtsOf(step).join("\n");
}

/** Words of a document are data: they open no link, no tag, no list. */
function escapeText(text: string): string {
  return printable(text).replace(/[\\`*_{}[\]<>#|~]/g, "\\$&");
}

function fenced(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}text\n${text}\n${fence}`;
}
