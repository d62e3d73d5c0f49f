import { type AnalysisReport, countedFindings, type Language, type Severity, type StepResult } from "#protocol";
import { printable } from "./reporter.ts";

/** A check that did not pass, as people are told of it. */
export interface Problem {
  readonly severity: Exclude<Severity, "none">;
  readonly title: string;
  /** What was found: how often, which words, where. Empty when the text as a whole is meant. */
  readonly found: readonly string[];
  /** Why that is a problem. */
  readonly why: string;
  readonly step: StepResult;
}

const order: readonly Severity[] = ["critical", "warning", "undecided"];

/** What people want to know first: the worst first, and what can be pointed at before what the whole text is. */
export function problemsOf(
  { steps }: AnalysisReport,
  titles: ReadonlyMap<string, string>,
  language: Language,
): Problem[] {
  const problems = steps.flatMap((step): Problem[] => {
    const { severity, algorithm_name, summary } = step.judgment;
    if (severity === "none") return [];
    const found = countedFindings(step.findings, language).map(printable);
    return [{ severity, title: titles.get(algorithm_name) ?? algorithm_name, found, why: printable(summary), step }];
  });
  const rank = ({ severity, found }: Problem) => order.indexOf(severity) * 2 + (found.length > 0 ? 0 : 1);
  return problems.sort((one, other) => rank(one) - rank(other));
}

/** How the judge came to its verdict, without the marks of the specification's format. */
export function thoughtsOf({ judgment }: StepResult): string[] {
  return judgment.reasoning
    .split("\n")
    .filter((line) => !line.startsWith("[Final]"))
    .map((line) => printable(line.replace(/^\[Thought\]\s*/, "")));
}

const switchedOff = {
  ko: (count: number) => `문서의 주석으로 제외한 것 ${count}건`,
  en: (count: number) => `${count} suppressed by comments in the document`,
} as const;

/** What comments in the document have hidden of one check; empty where nothing was. */
export function suppressedNote({ suppressed }: Pick<StepResult, "suppressed">, language: Language): string {
  return suppressed === 0 ? "" : switchedOff[language](suppressed);
}

/** What comments in the document have hidden, check by check: a pass by them is not the pass of a clean text. */
export function suppressedLines(
  { steps }: AnalysisReport,
  titles: ReadonlyMap<string, string>,
  language: Language,
): string[] {
  return steps.flatMap((step) => {
    const { algorithm_name } = step.judgment;
    const note = suppressedNote(step, language);
    return note === "" ? [] : [`${titles.get(algorithm_name) ?? algorithm_name}: ${note}`];
  });
}
