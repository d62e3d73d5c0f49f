import type { AnalysisReport } from "#protocol";
import { count, emptySummary, worstOf } from "../runs/summary.ts";
import { type ReportFormat, reporters } from "./index.ts";
import { isOfficeFormat, type OfficeFormat, renderOfficeFile } from "./office-files.ts";
import type { ReportRun } from "./reporter.ts";

/** Reports that are there already, as a file in pieces. */
export async function* renderReports(
  reports: AsyncIterable<AnalysisReport> | Iterable<AnalysisReport>,
  format: ReportFormat | OfficeFormat,
  run: Omit<ReportRun, "colour">,
): AsyncGenerator<string | Uint8Array> {
  if (isOfficeFormat(format)) {
    const all: AnalysisReport[] = [];
    for await (const report of reports) all.push(report);
    yield await renderOfficeFile(all, format, run);
    return;
  }
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
