import type { AnalysisReport } from "#protocol";
import { count, emptySummary, worstOf } from "../runs/summary.ts";
import { type ReportFormat, reporters } from "./index.ts";
import { createOfficeFile, isOfficeFormat, type OfficeFormat } from "./office-files.ts";
import type { ReportRun } from "./reporter.ts";

type Reports = AsyncIterable<AnalysisReport> | Iterable<AnalysisReport>;
type Run = Omit<ReportRun, "colour">;

/** Reports that are there already, as a file in pieces. One that cannot be made fails here, before its first piece. */
export async function renderReports(
  reports: Reports,
  format: ReportFormat | OfficeFormat,
  run: Run,
): Promise<AsyncGenerator<string | Uint8Array>> {
  if (!isOfficeFormat(format)) return inPieces(reports, format, run);
  const file = createOfficeFile(format, run);
  for await (const report of reports) file.add(report);
  return whole(await file.pack());
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* inPieces(reports: Reports, format: ReportFormat, run: Run): AsyncGenerator<string> {
  const reporter = reporters[format]({ ...run, colour: false });
  const summary = emptySummary();
  let spoken = false;
  yield reporter.begin;
  for await (const report of reports) {
    const { document: name, status, error } = report;
    count(summary, { name, status, worst: worstOf(report), error: error?.message ?? null });
    const part = reporter.document(report);
    if (part === "") continue;
    yield spoken ? `${reporter.separator}${part}` : part;
    spoken = true;
  }
  yield reporter.end(summary);
}
