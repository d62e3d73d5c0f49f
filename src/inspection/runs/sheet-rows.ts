import type { AnalysisReport, Finding, Language } from "#protocol";

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
  const placed = (finding: Finding): Finding => {
    const row = rows[finding.line - 1];
    return row == null ? finding : { ...finding, place: placeIn[language](row) };
  };
  const steps = report.steps.map(({ findings, suppressed_findings, ...step }) => ({
    ...step,
    findings: findings.map(placed),
    suppressed_findings: suppressed_findings?.map(placed),
  }));
  return { ...report, steps };
}

const placeIn = {
  ko: ({ sheet, row }: SheetRow) => `‘${sheet}’ 시트 ${row}행`,
  en: ({ sheet, row }: SheetRow) => `sheet “${sheet}”, row ${row}`,
} as const;
