import { type AnalysisReport, csvLine, csvMark, type Language, statusNames } from "#protocol";
import { type CreateReporter, printable, type ReportRun } from "./reporter.ts";
import { tellReport } from "./told.ts";

export const tableHead: Readonly<Record<Language, readonly string[]>> = {
  ko: ["문서", "결과", "검사", "정도", "찾은 것", "글", "줄", "칸", "이유", "번호", "글머리"],
  en: ["Document", "Result", "Check", "Severity", "Found", "Text", "Line", "Column", "Why", "Id", "Beginning"],
};

type Row = readonly (string | number)[];
const noFinding = ["", "", "", ""];

/** A document as rows of a table: one for each finding, one for a check that means the whole text, one for what comments have hidden, one when all passed. */
export function rowsOf(report: AnalysisReport, run: Omit<ReportRun, "colour">): Row[] {
  const { id = "", excerpt = "" } = report.subject ?? {};
  const { document, problems, suppressed, error } = tellReport(report, run);
  const whole = (middle: Row): Row => [
    document,
    statusNames[report.status][run.language],
    ...middle,
    printable(id ?? ""),
    printable(excerpt ?? ""),
  ];
  const rows = problems.flatMap(({ title, level, why, step }) =>
    step.findings.length === 0
      ? [whole([title, level, ...noFinding, why])]
      : step.findings.map(({ message, text, line, column, place }) => {
          const found = [printable(message), printable(text), place ?? line, place === undefined ? column : ""];
          return whole([title, level, ...found, why]);
        }),
  );
  const told = [...rows, ...suppressed.map((line) => whole(["", "", ...noFinding, line]))];
  return told.length > 0 ? told : [whole(["", "", ...noFinding, error ?? ""])];
}

/** A row for each finding, for spreadsheets. */
export const csvReporter: CreateReporter = (run) => ({
  begin: `${csvMark}${csvLine(tableHead[run.language])}`,
  document: (report: AnalysisReport) => rowsOf(report, run).map(csvLine).join(""),
});
