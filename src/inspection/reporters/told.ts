import {
  type AnalysisReport,
  countedFindings,
  type Language,
  type Severity,
  type StepResult,
  severityTitles,
  statusTitles,
} from "#protocol";
import { inspectionText } from "../text.ts";
import { printable, type ReportRun, titlesOf } from "./reporter.ts";

/** A check that did not pass, as people are told of it. */
export interface Problem {
  readonly severity: Exclude<Severity, "none">;
  readonly level: string;
  readonly title: string;
  /** What was found: how often, which words, where. Empty when the text as a whole is meant. */
  readonly found: readonly string[];
  /** Why that is a problem. */
  readonly why: string;
  readonly step: StepResult;
}

/** A report as people are told of it, in any format: in their language, by the titles of checks, without control characters. */
export interface Told {
  readonly document: string;
  readonly status: string;
  readonly error: string | null;
  /** The worst first, and what can be pointed at before what the whole text is. */
  readonly problems: readonly Problem[];
  readonly passed: readonly JudgedStep[];
  /** What comments in the document have hidden: a pass by them is not the pass of a clean text. */
  readonly suppressed: readonly string[];
  readonly notRun: readonly string[];
  readonly judged: readonly JudgedStep[];
}

/** How the judge came to a verdict, without the marks of the specification's format. */
interface JudgedStep {
  readonly title: string;
  readonly thoughts: readonly string[];
  readonly step: StepResult;
}

const order: readonly Severity[] = ["critical", "warning", "undecided"];

export function tellReport(report: AnalysisReport, run: Pick<ReportRun, "language" | "algorithms">): Told {
  const { language } = run;
  const titles = titlesOf(run);
  const titleOf = (name: string) => titles.get(name) ?? name;
  const judged = report.steps.map((step) => ({
    title: titleOf(step.judgment.algorithm_name),
    thoughts: thoughtsOf(step),
    step,
  }));
  const problems = judged.flatMap(({ title, step }): Problem[] => {
    const { severity, summary } = step.judgment;
    if (severity === "none") return [];
    const found = countedFindings(step.findings, language).map(printable);
    return [{ severity, level: severityTitles[severity][language], title, found, why: printable(summary), step }];
  });
  const rank = ({ severity, found }: Problem) => order.indexOf(severity) * 2 + (found.length > 0 ? 0 : 1);
  return {
    document: printable(report.document),
    status: statusTitles[report.status][language],
    error: report.error === null ? null : printable(report.error.message),
    problems: problems.sort((one, other) => rank(one) - rank(other)),
    passed: judged.filter(({ step }) => step.judgment.severity === "none"),
    suppressed: judged.flatMap(({ title, step }) => {
      const note = suppressedNote(step, language);
      return note === "" ? [] : [printable(`${title}: ${note}`)];
    }),
    notRun: report.not_run.map(({ algorithm_name, message }) => printable(`${titleOf(algorithm_name)}: ${message}`)),
    judged,
  };
}

function thoughtsOf({ judgment }: StepResult): string[] {
  const lines = judgment.reasoning.split("\n").filter((line) => !line.startsWith("[Final]"));
  return lines.map((line) => printable(line.replace(/^\[Thought\]\s*/, "")));
}

/** What comments in the document have hidden of one check; empty where nothing was. */
export function suppressedNote({ suppressed }: Pick<StepResult, "suppressed">, language: Language): string {
  return suppressed === 0 ? "" : inspectionText("suppressed", { count: suppressed })[language];
}

export const reportTitles = {
  ko: { title: "검사 리포트", notRun: "하지 않은 검사", trace: "판정 과정", passed: "통과한 검사" },
  en: { title: "Inspection report", notRun: "Not run", trace: "How it was judged", passed: "Passed" },
} as const;
