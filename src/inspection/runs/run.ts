import { raceSignal } from "#kernel";
import type { AnalysisReport } from "#protocol";
import { isFixable } from "../fixes.ts";
import { createDuplicateIndex } from "../matching/simhash.ts";
import type { ReportFormat } from "../reporters/index.ts";
import { createReportText } from "../reporters/render-reports.ts";
import type { ReportRun, RunSummary } from "../reporters/reporter.ts";
import { countRest, documentBatches } from "./batches.ts";
import { createInspector, type ModelsFor } from "./inspect-item.ts";
import { type EarlierRow, type EarlierRows, readEarlierRows } from "./resume.ts";
import { countReport } from "./summary.ts";
import { type Batch, type InspectorOptions, type Judged, judgedDocument, reportOf, type WorkItem } from "./work.ts";
import { createWorkerPool } from "./worker-pool.ts";

export interface InspectionRunOptions extends InspectorOptions, Pick<ReportRun, "colour" | "verbose"> {
  readonly format: ReportFormat;
  readonly documents: AsyncIterable<WorkItem>;
  readonly write: (content: string | Buffer) => Promise<void> | void;
  /** Threads, or questions to a model at once. */
  readonly jobs?: number;
  readonly maxDocuments?: number;
  /** A JSONL file of earlier runs; what is written is appended to it. */
  readonly resumeFrom?: string;
  readonly modelsFor?: ModelsFor;
  readonly signal?: AbortSignal;
  readonly onProgress?: (summary: Readonly<RunSummary>) => void;
  /** Told of every report in the order of the documents; reading it takes time, and is left to who wants it. */
  readonly onReport?: (document: string, read: () => AnalysisReport) => void;
}

export interface RunResult {
  readonly summary: Readonly<RunSummary>;
  /** Documents that an earlier run had done. */
  readonly resumed: number;
  /** Documents that are not what an earlier run has judged any more, or nearly repeat another one: judged again. */
  readonly changed: number;
  /** Documents that an earlier run could not read or decide, and that this one has judged again. */
  readonly again: number;
  /** Such documents that did not come this time. */
  readonly left: number;
  /** Lines of `resumeFrom` that others stand in for now: they go once what was written is in the file. */
  readonly replaced: ReadonlySet<number>;
  /** More distinct documents came than near duplicates are remembered for. */
  readonly duplicatesFull: boolean;
}

/**
 * Inspects a stream of documents and writes the report in their order. Batches go to worker threads; a run that needs a
 * model stays in this one, since it only waits. However many documents come, a few batches at a time are in memory.
 */
export async function runInspection(given: InspectionRunOptions): Promise<RunResult> {
  const options = { ...given, resumable: given.format === "jsonl" };
  const inspector = await createInspector(options, options.modelsFor, options.signal);
  const { analyzer } = inspector;
  const { language, colour, verbose, resumeFrom } = options;
  const text = createReportText(options.format, {
    language,
    colour,
    verbose,
    algorithms: analyzer.described,
    fixable: (finding) => isFixable(analyzer.asShipped(finding)),
  });
  const { summary } = text;
  const duplicates = createDuplicateIndex();
  const { rows, replaced } =
    resumeFrom === undefined ? nothingEarlier() : await readEarlierRows(resumeFrom, analyzer, options);
  const worker = createWorkerPool(inspector, options);
  const counted = { resumed: 0, again: 0, changed: 0, left: 0 };
  /** A row that stays in the file. */
  const keep = (row: EarlierRow) => {
    countReport(summary, row);
    rows.delete(row.name);
    counted[row.isSettled ? "resumed" : "left"] += 1;
  };
  /** Rows that what is judged now takes the place of. */
  const replace = (name: string) => {
    if (rows.size === 0) return;
    for (const before of namesAbove(name)) {
      const row = rows.get(before);
      if (row === undefined || (row.isSettled && before !== name)) continue;
      replaced.add(row.line);
      rows.delete(before);
      counted[row.isSettled ? "changed" : "again"] += 1;
    }
  };
  /** The earlier document that one nearly repeats: of this run, or the one that its row names and that has not come. */
  const earlierLike = (signature: string, name: string) => {
    const told = rows.get(rows.get(name)?.duplicateOf ?? "");
    if (told?.signature) duplicates.check(told.signature, told.name);
    const like = duplicates.check(signature, name);
    return like === name ? null : like;
  };

  const finish = async (batch: Batch, outcomes: readonly Judged[]) => {
    const parts: Uint8Array[] = [];
    for (const [index, item] of batch.entries()) {
      const row = rows.get(item.name);
      const first = outcomes[index] ?? null;
      const { name, signature } = first === null ? (row ?? { name: item.name, signature: null }) : first.counted;
      const like = signature === null ? null : earlierLike(signature, name);
      if (first === null && row !== undefined && like === row.duplicateOf) {
        keep(row);
        continue;
      }
      const judged = first ?? (await inspector.inspect({ ...item, earlierFingerprint: null }));
      if (judged === null) continue;
      const told =
        like === null ? judged : judgedDocument(await analyzer.repeating(reportOf(judged), like), judged.isMendable);
      replace(item.name);
      options.onReport?.(told.counted.name, () => reportOf(told));
      const content = options.format === "jsonl" ? text.addLine(told) : text.add(reportOf(told), told.isMendable);
      parts.push(typeof content === "string" ? Buffer.from(content) : content);
    }
    if (parts.length > 0) await options.write(Buffer.concat(parts));
    options.onProgress?.(summary);
  };

  let taken = 0;
  const batches = documentBatches(toDo(options, rows));
  /** Asked for and not come yet, or never to come since the source has failed. */
  let coming: ReturnType<typeof batches.next> | null = null;
  const nextBatch = async () => {
    coming = batches.next();
    const next = await raceSignal(coming, options.signal);
    coming = null;
    return next;
  };
  /** What is missing is told in the report itself, which is brought to an end that readers of its format understand. */
  const tellUnfinished = async () => {
    const rest = await countRest(batches, coming);
    const unfinished = { inspected: summary.documents, all: rest === null ? null : taken + rest };
    await options.write(text.addUnfinished(unfinished) + text.end());
  };

  try {
    if (resumeFrom === undefined) await options.write(text.begin);
    const waiting: { batch: Batch; outcomes: Promise<readonly Judged[]> }[] = [];
    for (let next = await nextBatch(); !next.done; next = await nextBatch()) {
      const batch = next.value;
      taken += batch.length;
      options.signal?.throwIfAborted();
      const outcomes = worker.run(batch);
      // It is awaited below, in order; until then a failure must not count as unhandled.
      outcomes.catch(() => {});
      waiting.push({ batch, outcomes });
      while (waiting.length > worker.ahead()) await settle(waiting, finish, options.signal);
    }
    while (waiting.length > 0) await settle(waiting, finish, options.signal);
    for (const row of rows.values()) keep(row);
    await options.write(text.end());
  } catch (thrown) {
    // Where nothing can be written any more, why it stopped is what counts.
    await tellUnfinished().catch(() => {});
    throw thrown;
  } finally {
    // Files are closed once what was asked of them has come; nobody waits for that.
    batches.return(undefined).catch(() => {});
    await worker.close();
  }
  return { summary, ...counted, replaced, duplicatesFull: duplicates.full };
}

const nothingEarlier = (): EarlierRows => ({ rows: new Map(), replaced: new Set() });

/** A document's name, and those of its folders and its file of records, which may not have been readable before. */
function namesAbove(name: string): string[] {
  return [...name.matchAll(/[/:]|$/g)].map(({ index }) => name.slice(0, index));
}

async function settle(
  waiting: { batch: Batch; outcomes: Promise<readonly Judged[]> }[],
  finish: (batch: Batch, outcomes: readonly Judged[]) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const first = waiting.shift();
  if (first !== undefined) await finish(first.batch, await raceSignal(first.outcomes, signal));
}

async function* toDo(options: InspectionRunOptions, rows: ReadonlyMap<string, EarlierRow>): AsyncGenerator<WorkItem> {
  let taken = 0;
  for await (const item of options.documents) {
    if (taken >= (options.maxDocuments ?? Number.POSITIVE_INFINITY)) return;
    taken += 1;
    const earlierFingerprint = rows.get(item.name)?.textFingerprint ?? null;
    yield earlierFingerprint === null ? item : { ...item, earlierFingerprint };
  }
}
