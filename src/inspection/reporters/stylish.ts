import { type AnalysisReport, type Severity, type StepResult, severityTitles } from "#protocol";
import { problemsOf, suppressedLines, thoughtsOf } from "./problems.ts";
import { type CreateReporter, countsLine, printable, titlesOf } from "./reporter.ts";
import { shownPlace } from "./shown-place.ts";

const colours: Readonly<Record<Severity | "error" | "bold" | "dim", string>> = {
  critical: "31",
  error: "31",
  warning: "33",
  undecided: "35",
  none: "32",
  bold: "1;4",
  dim: "2",
};
const says = {
  ko: {
    stopped: (title: string, done: number, all: number) => `${title}에서 멈춤 · ${all}단계 중 ${done}단계 실행`,
    fixable: (count: number) => `${count}건은 --fix로 고칠 수 있습니다`,
  },
  en: {
    stopped: (title: string, done: number, all: number) => `Stopped at ${title} · ${done} of ${all} steps run`,
    fixable: (count: number) => `${count} can be mended with --fix`,
  },
} as const;

/** For terminals: documents with something to say, the worst first, and a closing line for all of them. */
export const stylishReporter: CreateReporter = (run) => {
  const { language, colour, verbose = false, fixable = () => false } = run;
  const titles = titlesOf(run);
  const say = says[language];
  const paint = (name: keyof typeof colours, text: string) =>
    colour ? `\u001b[${colours[name]}m${text}\u001b[0m` : text;
  const line = (place: string, severity: Severity, text: string, title: string) =>
    `  ${paint("dim", place.padStart(8))}  ${paint(severity, severityTitles[severity][language])}  ${printable(text)}  ${paint("dim", title)}\n`;

  const places = (step: StepResult, severity: Severity, title: string): string =>
    step.findings
      .map((finding) => line(shownPlace(finding), severity, `${finding.message}: ${finding.text}`, title))
      .join("");
  const thoughts = (step: StepResult) =>
    thoughtsOf(step)
      .map((thought) => `            ${paint("dim", `· ${thought}`)}\n`)
      .join("");
  const document = (report: AnalysisReport): string => {
    const hidden = suppressedLines(report, titles, language);
    if (report.status === "all_passed" && !verbose && hidden.length === 0) return "";
    const head = `${paint("bold", printable(report.document))}\n`;
    if (report.error !== null && report.steps.length === 0)
      return `${head}  ${paint("error", printable(report.error.message))}\n\n`;
    const body = problemsOf(report, titles, language).map(({ severity, title, step, why }) => {
      const listed = step.findings.length === 0 ? line("-", severity, why, title) : places(step, severity, title);
      return listed + (verbose ? thoughts(step) : "");
    });
    const passed = verbose
      ? report.steps
          .filter(({ judgment }) => judgment.severity === "none")
          .map(
            (step) =>
              line("-", "none", step.judgment.summary, titles.get(step.judgment.algorithm_name) ?? "") + thoughts(step),
          )
      : [];
    const { stopped_at, executed_steps, total_steps } = report;
    const stopped =
      stopped_at === null || executed_steps === total_steps
        ? []
        : [say.stopped(titles.get(stopped_at.algorithm_name) ?? "", executed_steps, total_steps)];
    const skipped = verbose
      ? report.not_run.map(({ algorithm_name, message }) => `${titles.get(algorithm_name) ?? ""}: ${message}`)
      : [];
    const mendable = report.steps
      .flatMap(({ findings }) => findings)
      .filter((finding) => fixable(finding, report.document)).length;
    const notes = [...stopped, ...skipped, ...hidden, ...(mendable === 0 ? [] : [say.fixable(mendable)])];
    const foot = notes.map((note) => `  ${paint("dim", note)}\n`).join("");
    return `${head}${[...body, ...passed].join("")}${foot}\n`;
  };
  return { begin: "", document, separator: "", end: (summary) => `${countsLine(summary, language)}\n` };
};
