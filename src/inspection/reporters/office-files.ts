import { type AnalysisReport, severityTitles, statusTitles } from "#protocol";
import { problemsOf, suppressedLines } from "./problems.ts";
import { printable, type ReportRun, titlesOf } from "./reporter.ts";
import { rowsOf, tableHead } from "./rows.ts";

/** Formats that are one packed file: all reports are read before the first byte is written. */
export const officeFormats = ["xlsx", "docx"] as const;
export type OfficeFormat = (typeof officeFormats)[number];

export function isOfficeFormat(format: string): format is OfficeFormat {
  return officeFormats.some((known) => known === format);
}

type Run = Omit<ReportRun, "colour">;

export function renderOfficeFile(
  reports: readonly AnalysisReport[],
  format: OfficeFormat,
  run: Run,
): Promise<Uint8Array> {
  return format === "xlsx" ? workbook(reports, run) : wordFile(reports, run);
}

async function workbook(reports: readonly AnalysisReport[], run: Run): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const head = tableHead[run.language].map((value) => ({ value, fontWeight: "bold" as const }));
  const rows = reports.flatMap((report) => rowsOf(report, run));
  // As text: what a document holds is no formula.
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { value, type: Number } : { value, type: String })),
  );
  return await writeXlsxFile([head, ...cells], { stickyRowsCount: 1 }).toBuffer();
}

async function wordFile(reports: readonly AnalysisReport[], run: Run): Promise<Uint8Array> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import("docx");
  const { language } = run;
  const titles = titlesOf(run);
  const children = reports.flatMap((report) => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: printable(report.document) }),
    new Paragraph({ text: statusTitles[report.status][language] }),
    ...(report.error === null ? [] : [new Paragraph({ text: printable(report.error.message) })]),
    ...problemsOf(report, titles, language).flatMap(({ title, severity, found, why }) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        text: `${severityTitles[severity][language]}: ${printable(title)}`,
      }),
      ...found.map((text) => new Paragraph({ bullet: { level: 0 }, text })),
      new Paragraph({ text: why }),
    ]),
    ...suppressedLines(report, titles, language).map((text) => new Paragraph({ text: printable(text) })),
    ...report.not_run.map(
      ({ algorithm_name, message }) =>
        new Paragraph({ text: `${titles.get(algorithm_name) ?? algorithm_name}: ${printable(message)}` }),
    ),
  ]);
  return await Packer.toBuffer(new Document({ sections: [{ children }] }));
}
