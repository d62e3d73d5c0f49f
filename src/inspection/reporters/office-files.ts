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

/** A packed file in the making. */
export interface OfficeFile {
  /** Fails where the file would become too large. */
  add(report: AnalysisReport): void;
  pack(): Promise<Uint8Array>;
}

/** Rows or paragraphs of a file: packing them takes some 400 MB. */
export const mostOfficeLines = 50_000;

/** Keeps of reports only what the file will hold. */
export function createOfficeFile(format: OfficeFormat, run: Omit<ReportRun, "colour">): OfficeFile {
  const rows: (readonly (string | number)[])[] = [];
  const paragraphs: string[] = [];
  return {
    add(report) {
      if (format === "xlsx") rows.push(...rowsOf(report, run));
      else paragraphs.push(...reportLines(report, tellReport(report, run), run).filter((line) => line !== ""));
      if (rows.length + paragraphs.length > mostOfficeLines) throw tooMuchForOffice();
    },
    pack() {
      const content: OfficeContent =
        format === "xlsx" ? { format, rows: [tableHead[run.language], ...rows] } : { format, paragraphs };
      return packOfficeFile(content);
    },
  };
}

export const tooMuchForOffice = () =>
  inspectionFailure("too-much-for-office", { most: mostOfficeLines.toLocaleString("en") });

/** What a packed file holds, before it is packed: rows of a table, the first of them its head, or paragraphs of Markdown. */
export type OfficeContent =
  | { readonly format: "xlsx"; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly format: "docx"; readonly paragraphs: readonly string[] };

export async function packOfficeFile(content: OfficeContent): Promise<Uint8Array> {
  const { markdownToDocx, tableToXlsx } = await import("#documents");
  return content.format === "docx"
    ? await markdownToDocx(content.paragraphs.join("\n"))
    : await tableToXlsx(content.rows);
}
