import type { AnalysisReport, Finding, Language, Severity } from "#protocol";
import { holdsRecords } from "../runs/files.ts";
import { suppressedNote } from "./told.ts";

/** Where a finding stands in a file that people open: a record is a line or a row of its file, whatever lines its text has. */
export function lineInFile(document: string, line: number): { readonly file: string; readonly line: number } {
  const [, file = "", record] = /^(.+?):(?:[^:/]*!)?(\d+)$/.exec(document) ?? [];
  return holdsRecords(file, record) ? { file, line: Number(record) } : { file: document, line };
}

/** Where a finding, or a whole document, stands in a file that people open; `exact` where columns and offsets are of that file. */
export function locationOf(document: string, finding: Finding | null) {
  const isWhole = finding === null || finding.place !== undefined;
  const { file, line } = lineInFile(document, isWhole ? 0 : finding.line);
  return { file, line: line === 0 ? undefined : line, exact: isWhole || file !== document ? null : finding };
}

/** Where a finding stands: `6:10`, or the row of a spreadsheet. */
export function shownPlace({ place, line, column }: Finding): string {
  return place ?? `${line}:${column}`;
}

/** What a finding is, for formats whose places are lines of files: of a spreadsheet its row stands among the words. */
export function saidOf({ message, text, place }: Finding): string {
  return place === undefined ? `${message}: ${text}` : `${message}: ${text} (${place})`;
}

/** A line of a report for programs that show it beside a file. */
export interface Annotation {
  readonly check: string;
  readonly severity: Exclude<Severity, "none"> | "error" | "suppressed";
  readonly said: string;
  /** Null where the whole text is meant. */
  readonly finding: Finding | null;
}

/** What is told of a document, one by one: why it could not be read, findings, verdicts on the whole, what comments have hidden. */
export function annotationsOf({ status, steps, error }: AnalysisReport, language: Language): Annotation[] {
  if (status === "error" && steps.length === 0)
    return [{ check: "error", severity: "error", said: error?.message ?? "", finding: null }];
  return steps.flatMap((step): Annotation[] => {
    const { severity, algorithm_name: check, summary } = step.judgment;
    const note = suppressedNote(step, language);
    const hidden: Annotation[] = note === "" ? [] : [{ check, severity: "suppressed", said: note, finding: null }];
    if (severity === "none") return hidden;
    const found = step.findings.map((finding) => ({ check, severity, said: saidOf(finding), finding }));
    return [...(found.length > 0 ? found : [{ check, severity, said: summary, finding: null }]), ...hidden];
  });
}
