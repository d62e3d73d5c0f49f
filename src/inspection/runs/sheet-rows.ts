import type { AnalysisReport, Finding, Language, StepResult } from "#protocol";

/** A row of a spreadsheet, as people find it there. */
export interface SheetRow {
  readonly sheet: string;
  readonly row: number;
}

/** A report whose findings tell the row of the spreadsheet that they stand in: of the lines of its text nobody has ever seen one. */
export function withSheetRows(
  report: AnalysisReport,
  rows: readonly (SheetRow | null)[],
  language: Language,
): AnalysisReport {
  return { ...report, steps: report.steps.map((step) => stepWithSheetRows(step, rows, language)) };
}

export function stepWithSheetRows(
  { findings, suppressed_findings, ...step }: StepResult,
  rows: readonly (SheetRow | null)[],
  language: Language,
): StepResult {
  const placed = (finding: Finding): Finding => {
    const row = rows[finding.line - 1];
    return row == null ? finding : { ...finding, place: placeIn[language](row) };
  };
  return { ...step, findings: findings.map(placed), suppressed_findings: suppressed_findings?.map(placed) };
}

const placeIn = {
  ko: ({ sheet, row }: SheetRow) => `‘${sheet}’ 시트 ${row}행`,
  en: ({ sheet, row }: SheetRow) => `sheet “${sheet}”, row ${row}`,
} as const;
