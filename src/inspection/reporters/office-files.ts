import { z } from "zod";
import { askThread, createSlots } from "#kernel";
import { type AnalysisReport, JihwiError, severityTitles, statusTitles } from "#protocol";
import { type OfficeContent, type OfficeParagraph, packOfficeFile } from "./pack-office-file.ts";
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

/** A packed file in the making. */
export interface OfficeFile {
  /** Fails where the file would become too large. */
  add(report: AnalysisReport): void;
  pack(): Promise<Uint8Array>;
}

/** Rows or paragraphs of a file: packing them takes some 400 MB. */
export const mostOfficeLines = 50_000;

export function createOfficeFile(format: OfficeFormat, run: Run): OfficeFile {
  if (format === "xlsx") {
    const toRows = (report: AnalysisReport) => rowsOf(report, run);
    return gather(toRows, (rows) => ({ format, rows: [tableHead[run.language], ...rows] }));
  }
  return gather(
    (report) => paragraphsOf(report, run),
    (paragraphs) => ({ format, paragraphs }),
  );
}

/** Keeps of reports only what the file will hold. */
function gather<Line>(
  toLines: (report: AnalysisReport) => readonly Line[],
  contentOf: (lines: readonly Line[]) => OfficeContent,
): OfficeFile {
  const lines: Line[] = [];
  return {
    add(report) {
      const more = toLines(report);
      if (lines.length + more.length > mostOfficeLines) throw tooMuchForOffice();
      lines.push(...more);
    },
    pack: () => packAside(contentOf(lines), lines.length),
  };
}

/** Fewer are packed in less time than a thread needs to start. */
const threadFrom = 100;
const threads = createSlots(1);
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** Packs without holding up the rest of the process, one file at a time. */
async function packAside(content: OfficeContent, lines: number): Promise<Uint8Array> {
  if (lines < threadFrom) return await packOfficeFile(content);
  const worker = "inspection/reporters/pack-office-file.worker.ts";
  return z.instanceof(Uint8Array).parse(await threads.run(() => askThread(worker, content, { resourceLimits })));
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

function paragraphsOf(report: AnalysisReport, run: Run): OfficeParagraph[] {
  const { language } = run;
  const titles = titlesOf(run);
  const plain = (text: string): OfficeParagraph => ({ style: "text", text });
  return [
    { style: "title", text: printable(report.document) },
    plain(statusTitles[report.status][language]),
    ...(report.error === null ? [] : [plain(printable(report.error.message))]),
    ...problemsOf(report, titles, language).flatMap(({ title, severity, found, why }): OfficeParagraph[] => [
      { style: "heading", text: `${severityTitles[severity][language]}: ${printable(title)}` },
      ...found.map((text): OfficeParagraph => ({ style: "bullet", text })),
      plain(why),
    ]),
    ...suppressedLines(report, titles, language).map((text) => plain(printable(text))),
    ...report.not_run.map(({ algorithm_name, message }) =>
      plain(`${titles.get(algorithm_name) ?? algorithm_name}: ${printable(message)}`),
    ),
  ];
}
