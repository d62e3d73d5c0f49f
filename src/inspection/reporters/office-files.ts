import { type AnalysisReport, JihwiError } from "#protocol";
import { rowsOf, tableHead } from "./csv.ts";
import { reportLines } from "./markdown.ts";
import { type OfficeContent, packOfficeFile } from "./pack-office-file.ts";
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

export function tooMuchForOffice(): JihwiError {
  const most = mostOfficeLines.toLocaleString("en");
  return new JihwiError("too-large", {
    message: {
      ko: `결과가 ${most}줄을 넘어 엑셀이나 워드 파일 하나에 담을 수 없습니다.`,
      en: `There are more than ${most} lines of results, too many for one XLSX or DOCX file.`,
    },
    hint: { ko: "CSV나 HTML로 받아 주세요.", en: "Take CSV or HTML instead." },
  });
}
