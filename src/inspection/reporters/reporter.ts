import {
  type AnalysisReport,
  counted,
  type Finding,
  type Language,
  type Localized,
  notCovered,
  withoutControls,
} from "#protocol";
import { inspectionText } from "../text.ts";

/** What a report knows of the run before the first document. */
export interface ReportRun {
  readonly language: Language;
  readonly algorithms: readonly { readonly name: string; readonly title: Localized; readonly description: Localized }[];
  /** For terminals only. */
  readonly colour: boolean;
  /** For terminals: how each verdict came about too. */
  readonly verbose?: boolean;
  /** Whether code can mend a finding in the file that the document is. */
  readonly fixable?: (finding: Finding, document: string) => boolean;
}

/** What people call each check. */
export function titlesOf({ algorithms, language }: Pick<ReportRun, "algorithms" | "language">): Map<string, string> {
  const all = [...algorithms, notCovered];
  return new Map(all.map(({ name, title }) => [name, title[language]]));
}

/** Counts of a run. An undecided document is not a passed one. */
export interface RunSummary {
  documents: number;
  problem_found: number;
  all_passed: number;
  undecided: number;
  error: number;
  /** Documents by their worst verdict. */
  critical: number;
  warning: number;
  /** Documents that nearly repeat an earlier one, which alone is no problem. */
  near_duplicates: number;
  /** Documents that a run did not come to; null where nobody knows how many. Absent where it came to its end. */
  not_inspected?: number | null;
  /** The first documents that could not be read or that a check failed on, also where another check found a problem. */
  readonly errors: { readonly document: string; readonly message: string }[];
}

/** The counts in a sentence, for the end of a report. */
export function countsLine(summary: RunSummary, language: Language): string {
  const { documents, problem_found, undecided, error, all_passed, near_duplicates, not_inspected } = summary;
  const rest: Localized[] = [];
  if (near_duplicates > 0) rest.push(inspectionText("nearly-same", { count: near_duplicates }));
  if (not_inspected === null) rest.push(inspectionText("rest-not-inspected"));
  else if (not_inspected !== undefined) rest.push(inspectionText("some-not-inspected", { count: not_inspected }));
  const left = rest.map((said) => said[language]).join("");
  if (language === "ko")
    return `문서 ${documents}개: 문제 ${problem_found}, 판단 못함 ${undecided}, 오류 ${error}, 통과 ${all_passed}${left}`;
  return `${counted(documents, "document")}: ${problem_found} with problems, ${undecided} undecided, ${error} in error, ${all_passed} passed${left}`;
}

/**
 * A report that is written as documents come, so that it needs no more memory for a million of them than for one. It keeps
 * no state: documents are rendered in worker threads.
 */
export interface Reporter {
  readonly begin?: string;
  readonly document: (report: AnalysisReport) => string;
  /** Between two documents that have something to say. */
  readonly separator?: string;
  readonly end?: (summary: RunSummary) => string;
}

export type CreateReporter = (run: ReportRun) => Reporter;

/** Text of a document in one line of a report. */
export function printable(text: string): string {
  return withoutControls(text).replace(/[\n\t]/g, " ");
}
