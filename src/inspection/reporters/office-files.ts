import type { AnalysisReport } from "#protocol";
import { inspectionFailure } from "../failure.ts";
import { rowsOf, tableHead } from "./csv.ts";
import { reportLines } from "./markdown.ts";
import type { ReportRun } from "./reporter.ts";
import { tellReport } from "./told.ts";

/** Formats that are one packed file: all reports are read before the first byte is written. */
const officeFormats = ["xlsx", "docx"] as const;
export type OfficeFormat = (typeof officeFormats)[number];

export function isOfficeFormat(format: string): format is OfficeFormat {
  return officeFormats.some((known) => known === format);
}

export type OfficeFile = ReturnType<typeof createOfficeFile>;

/** Rows or paragraphs of a file: packing them takes some 400 MB. */
export const mostOfficeLines = 50_000;

/** A packed file in the making. Keeps of reports only what the file will hold. */
export function createOfficeFile(format: OfficeFormat, run: Omit<ReportRun, "colour">) {
  const rows: (readonly (string | number)[])[] = [];
  const paragraphs: string[] = [];
  return {
    /** Fails where the file would become too large. */
    add(report: AnalysisReport): void {
      if (format === "xlsx") rows.push(...rowsOf(report, run));
      else paragraphs.push(...reportLines(report, tellReport(report, run), run).filter((line) => line !== ""));
      if (rows.length + paragraphs.length > mostOfficeLines) throw tooMuchForOffice();
    },
    async pack(): Promise<Uint8Array> {
      const { markdownToDocx, tableToXlsx } = await import("#documents");
      if (format === "docx") return await markdownToDocx(paragraphs.join("\n"));
      return await tableToXlsx([tableHead[run.language], ...rows]);
    },
  };
}

export const tooMuchForOffice = () =>
  inspectionFailure("too-much-for-office", { most: mostOfficeLines.toLocaleString("en") });
