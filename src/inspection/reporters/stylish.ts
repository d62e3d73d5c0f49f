import { type AnalysisReport, type Severity, severityTitles } from "#protocol";
import { inspectionText } from "../text.ts";
import { shownPlace } from "./places.ts";
import { type CreateReporter, countsLine, printable, titlesOf } from "./reporter.ts";
import { tellReport } from "./told.ts";

const colours = { critical: "31", error: "31", warning: "33", undecided: "35", none: "32", bold: "1;4", dim: "2" };

/** For terminals: documents with something to say, the worst first, and a closing line for all of them. */
export const stylishReporter: CreateReporter = (run) => {
  const { language, colour, verbose = false, fixable = () => false } = run;
  const titles = titlesOf(run);
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
    const title = titles.get(stopped_at?.algorithm_name ?? "") ?? "";
    const stop = { title, done: executed_steps, all: total_steps };
    const mendable = steps.flatMap(({ findings }) => findings).filter((finding) => fixable(finding, report.document));
    const notes = [
      ...(isStopped ? [inspectionText("stopped-at", stop)[language]] : []),
      ...(verbose ? told.notRun : []),
      ...told.suppressed,
      ...(mendable.length === 0 ? [] : [inspectionText("mendable", { count: mendable.length })[language]]),
    ];
    const foot = notes.map((note) => `  ${paint("dim", note)}\n`).join("");
    return `${head}${[...body, ...passed].join("")}${foot}\n`;
  };
  return { document, end: (summary) => `${countsLine(summary, language)}\n` };
};
