import { type AnalysisReport, type Severity, severityTitles } from "#protocol";
import { shownPlace } from "./places.ts";
import { type CreateReporter, countsLine, printable, titlesOf } from "./reporter.ts";
import { tellReport } from "./told.ts";

const colours = { critical: "31", error: "31", warning: "33", undecided: "35", none: "32", bold: "1;4", dim: "2" };
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

  const document = (report: AnalysisReport): string => {
    const told = tellReport(report, run);
    if (report.status === "all_passed" && !verbose && told.suppressed.length === 0) return "";
    const head = `${paint("bold", told.document)}\n`;
    if (told.error !== null && report.steps.length === 0) return `${head}  ${paint("error", told.error)}\n\n`;
    const thoughtsOf = (step: unknown) =>
      (told.judged.find((judged) => verbose && judged.step === step)?.thoughts ?? [])
        .map((thought) => `            ${paint("dim", `· ${thought}`)}\n`)
        .join("");
    const body = told.problems.map(({ severity, title, step, why }) => {
      const places = step.findings.map((finding) =>
        line(shownPlace(finding), severity, `${finding.message}: ${finding.text}`, title),
      );
      return (places.length === 0 ? line("-", severity, why, title) : places.join("")) + thoughtsOf(step);
    });
    const passed = (verbose ? told.passed : []).map(
      ({ title, step }) => line("-", "none", step.judgment.summary, title) + thoughtsOf(step),
    );
    const { stopped_at, executed_steps, total_steps, steps } = report;
    const isStopped = stopped_at !== null && executed_steps < total_steps;
    const mendable = steps.flatMap(({ findings }) => findings).filter((finding) => fixable(finding, report.document));
    const notes = [
      ...(isStopped ? [say.stopped(titles.get(stopped_at.algorithm_name) ?? "", executed_steps, total_steps)] : []),
      ...(verbose ? told.notRun : []),
      ...told.suppressed,
      ...(mendable.length === 0 ? [] : [say.fixable(mendable.length)]),
    ];
    const foot = notes.map((note) => `  ${paint("dim", note)}\n`).join("");
    return `${head}${[...body, ...passed].join("")}${foot}\n`;
  };
  return { document, end: (summary) => `${countsLine(summary, language)}\n` };
};
