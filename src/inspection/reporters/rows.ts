import { type AnalysisReport, type Language, severityTitles, statusNames } from "#protocol";
import { problemsOf, suppressedLines } from "./problems.ts";
import { printable, type ReportRun, titlesOf } from "./reporter.ts";

export const tableHead: Readonly<Record<Language, readonly string[]>> = {
  ko: ["문서", "결과", "검사", "정도", "찾은 것", "글", "줄", "칸", "이유", "번호", "글머리"],
  en: ["Document", "Result", "Check", "Severity", "Found", "Text", "Line", "Column", "Why", "Id", "Beginning"],
};

/** A document as rows of a table: one for each finding, one for a check that means the whole text, one for what comments have hidden, one when all passed. */
export function rowsOf(report: AnalysisReport, run: Omit<ReportRun, "colour">): (string | number)[][] {
  const { language } = run;
  const { id, excerpt } = report.subject ?? { id: null, excerpt: null };
  const start = [printable(report.document), statusNames[report.status][language]];
  const end = [printable(id ?? ""), printable(excerpt ?? "")];
  const rows = problemsOf(report, titlesOf(run), language).flatMap(({ title, severity, why, step }) => {
    const check = [...start, title, severityTitles[severity][language]];
    if (step.findings.length === 0) return [[...check, "", "", "", "", why, ...end]];
    return step.findings.map(({ message, text, line, column, place }) => [
      ...check,
      printable(message),
      printable(text),
      place ?? line,
      place === undefined ? column : "",
      why,
      ...end,
    ]);
  });
  const hidden = suppressedLines(report, titlesOf(run), language).map((line) => [
    ...start,
    ...["", "", "", "", "", ""],
    printable(line),
    ...end,
  ]);
  const told = [...rows, ...hidden];
  return told.length > 0 ? told : [[...start, "", "", "", "", "", "", report.error?.message ?? "", ...end]];
}
