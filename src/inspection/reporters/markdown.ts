import { type AnalysisReport, type Language, severityTitles } from "#protocol";
import { type CreateReporter, countsLine, printable, type ReportRun } from "./reporter.ts";
import { type Problem, reportTitles, type Told, tellReport } from "./told.ts";

const says = {
  ko: { found: "찾은 것", fix: "화면의 단추나 --fix로 고칠 수 있습니다.", suppressed: "제외한 것" },
  en: { found: "Found", fix: "A button on the page or --fix can mend this.", suppressed: "Suppressed" },
} as const;

/** A report for people: what was found first, where and why, then what passed and what was not run; the trace at the end, folded. */
export const markdownReporter: CreateReporter = (run) => ({
  document: (report) => renderMarkdown(report, run),
  separator: "\n",
  end: (summary) => (summary.documents === 1 ? "" : `\n---\n\n${countsLine(summary, run.language)}\n`),
});

export function renderMarkdown(report: AnalysisReport, run: Omit<ReportRun, "colour">): string {
  const told = tellReport(report, run);
  const trace = told.judged.length === 0 ? [] : ["", ...traceLines(report, told, run.language)];
  return `${[...reportLines(report, told, run), ...trace].join("\n")}\n`;
}

/** The report without its trace. */
export function reportLines(report: AnalysisReport, told: Told, run: Omit<ReportRun, "colour">): string[] {
  const { language, fixable } = run;
  const say = { ...says[language], ...reportTitles[language] };
  const { document, status, error, problems, passed, suppressed, notRun } = told;
  const mendable = ({ step }: Problem) =>
    fixable !== undefined && step.findings.some((finding) => fixable(finding, report.document));
  return [
    `# ${say.title}: ${escapeText(document)}`,
    "",
    `**${status}**${tally(problems, language)}`,
    ...(error === null ? [] : ["", escapeText(error)]),
    ...titled(
      say.found,
      problems.flatMap((problem) => [
        "",
        `### ${escapeText(problem.title)} — ${problem.level}`,
        "",
        ...problem.found.map((line) => `- ${escapeText(line)}`),
        ...(problem.found.length === 0 ? [] : [""]),
        escapeText(problem.why),
        ...(mendable(problem) ? ["", say.fix] : []),
      ]),
    ),
    ...titled(say.passed, passed.length === 0 ? [] : ["", passed.map(({ title }) => escapeText(title)).join(", ")]),
    ...titled(say.suppressed, listed(suppressed)),
    ...titled(say.notRun, listed(notRun)),
  ];
}

const titled = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ["", `## ${title}`, ...lines]);
const listed = (lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", ...lines.map((line) => `- ${escapeText(line)}`)];

function tally(problems: readonly Problem[], language: Language): string {
  const counts = Map.groupBy(problems, ({ severity }) => severity);
  const told = [...counts].map(([severity, of]) => `${severityTitles[severity][language]} ${of.length}`);
  return told.length === 0 ? "" : ` — ${told.join(", ")}`;
}

/** For those who want to check: the specification's own lines, and the judge's thoughts step by step. */
function traceLines(report: AnalysisReport, { judged }: Told, language: Language): string[] {
  const { stopped_at, executed_steps, total_steps, status } = report;
  return [
    `<details><summary>${reportTitles[language].trace}</summary>`,
    "",
    `- Status: ${status}`,
    ...(stopped_at === null ? [] : [`- Stopped at: Step ${stopped_at.step_id} (${stopped_at.algorithm_name})`]),
    `- Executed: ${executed_steps}/${total_steps} steps`,
    ...judged.flatMap(({ title, thoughts, step }) => [
      "",
      `${step.step.step_id}. ${escapeText(title)}`,
      "",
      fenced(thoughts.join("\n")),
    ]),
    "",
    "</details>",
  ];
}

/** Words of a document are data: they open no link, no tag, no list. */
function escapeText(text: string): string {
  return printable(text).replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}

function fenced(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}text\n${text}\n${fence}`;
}
