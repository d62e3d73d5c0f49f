import type { AnalysisReport } from "#protocol";
import { countedOf, countReport, emptySummary } from "../runs/summary.ts";
import type { JudgedDocument } from "../runs/work.ts";
import { type ReportFormat, reporters } from "./index.ts";
import { createOfficeFile, isOfficeFormat, type OfficeFormat } from "./office-files.ts";
import type { Reporter, ReportRun } from "./reporter.ts";
import { type Unfinished, unfinishedReport } from "./unfinished.ts";

type Reports = AsyncIterable<AnalysisReport> | Iterable<AnalysisReport>;
interface Run extends Omit<ReportRun, "colour"> {
  /** Told before all else, where the reports are not all that there should be. */
  readonly unfinished?: Unfinished | undefined;
}

/** A report as text, piece by piece as its documents come, and the counts of the run. */
export function createReportText(format: ReportFormat, run: ReportRun) {
  const reporter: Reporter = reporters[format](run);
  const { begin = "", separator = "", document, end = () => "" } = reporter;
  /** Of files that nobody could write again. */
  const unmendable = reporters[format]({ ...run, fixable: () => false }).document;
  const summary = emptySummary();
  let spoken = false;
  const joined = (part: string) => {
    const text = spoken && part !== "" ? separator + part : part;
    spoken ||= part !== "";
    return text;
  };
  return {
    begin,
    summary,
    add(report: AnalysisReport, isMendable = true): string {
      countReport(summary, countedOf(report));
      return joined((isMendable ? document : unmendable)(report));
    },
    /** What is a line of JSONL already needs no rendering. */
    addLine({ counted, line }: Pick<JudgedDocument, "counted" | "line">): string | Uint8Array {
      countReport(summary, counted);
      return line;
    },
    addUnfinished(unfinished: Unfinished): string {
      const report = unfinishedReport(unfinished, run.language);
      const { inspected, all } = unfinished;
      summary.not_inspected = all === null ? null : all - inspected;
      // It is no document, but a failure of the run.
      summary.errors.push({ document: report.document, message: report.error?.message ?? "" });
      return joined(document(report));
    },
    end: () => end(summary),
  };
}

/** Reports that are there already, as a file in pieces. One that cannot be made fails here, before its first piece. */
export async function renderReports(
  reports: Reports,
  format: ReportFormat | OfficeFormat,
  run: Run,
): Promise<AsyncGenerator<string | Uint8Array>> {
  if (!isOfficeFormat(format)) return inPieces(reports, format, run);
  const file = createOfficeFile(format, run);
  if (run.unfinished !== undefined) file.add(unfinishedReport(run.unfinished, run.language));
  for await (const report of reports) file.add(report);
  return whole(await file.pack());
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* inPieces(reports: Reports, format: ReportFormat, run: Run): AsyncGenerator<string> {
  const text = createReportText(format, { ...run, colour: false });
  yield text.begin;
  if (run.unfinished !== undefined) yield text.addUnfinished(run.unfinished);
  for await (const report of reports) yield text.add(report);
  yield text.end();
}
