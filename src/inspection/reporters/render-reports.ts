import type { AnalysisReport } from "#protocol";
import { countItem, countUnfinished, emptySummary, worstOf } from "../runs/summary.ts";
import { type ReportFormat, reporters } from "./index.ts";
import { createOfficeFile, isOfficeFormat, type OfficeFormat } from "./office-files.ts";
import type { ReportRun } from "./reporter.ts";
import { type Unfinished, unfinishedReport } from "./unfinished.ts";

type Reports = AsyncIterable<AnalysisReport> | Iterable<AnalysisReport>;
interface Run extends Omit<ReportRun, "colour"> {
  /** Told before all else, where the reports are not all that there should be. */
  readonly unfinished?: Unfinished | undefined;
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
  const reporter = reporters[format]({ ...run, colour: false });
  const summary = emptySummary();
  let spoken = false;
  yield reporter.begin;
  if (run.unfinished !== undefined) {
    const report = unfinishedReport(run.unfinished, run.language);
    countUnfinished(summary, run.unfinished, report);
    const part = reporter.document(report);
    spoken = part !== "";
    yield part;
  }
  for await (const report of reports) {
    const { document: name, status, error } = report;
    const duplicateOf = earlierLike(report);
    countItem(summary, { name, status, worst: worstOf(report), error: error?.message ?? null, duplicateOf });
    const part = reporter.document(report);
    if (part === "") continue;
    yield spoken ? `${reporter.separator}${part}` : part;
    spoken = true;
  }
  yield reporter.end(summary);
}

function earlierLike({ steps }: AnalysisReport): string | null {
  const earlier = steps.map(({ execution_result }) => execution_result.near_duplicate_of);
  return earlier.find((name) => typeof name === "string") ?? null;
}
