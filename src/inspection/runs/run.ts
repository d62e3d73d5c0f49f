import type { RunSummary } from "../reporters/reporter.ts";
import { documentBatches } from "./batches.ts";
import { createDuplicateIndex } from "./duplicates.ts";
import { createInspector, type ModelsFor } from "./inspect-item.ts";
import type { InspectorOptions } from "./inspector-options.ts";
import { readEarlierRows } from "./resume.ts";
import { count, emptySummary } from "./summary.ts";
import type { Batch, Outcome, WorkItem } from "./work.ts";
import { createWorkerPool } from "./worker-pool.ts";

export interface InspectionRunOptions extends InspectorOptions {
  readonly documents: AsyncIterable<WorkItem>;
  readonly write: (content: string | Uint8Array) => Promise<void> | void;
  /** Threads, or questions to a model at once. */
  readonly jobs?: number;
  readonly maxDocuments?: number;
  /** A JSONL file of earlier runs; what is written is appended to it. */
  readonly resumeFrom?: string;
  readonly modelsFor?: ModelsFor;
  readonly signal?: AbortSignal;
  readonly onProgress?: (summary: Readonly<RunSummary>) => void;
}

export interface RunResult {
  readonly summary: Readonly<RunSummary>;
  /** Documents that an earlier run had done. */
  readonly resumed: number;
  /** Documents that an earlier run could not read or decide, and that this one has judged again. */
  readonly again: number;
  /** Such documents that did not come this time. */
  readonly left: number;
  /** Lines of `resumeFrom` that others stand in for now: they go once what was written is in the file. */
  readonly replaced: ReadonlySet<number>;
  /** More distinct documents came than near duplicates are remembered for. */
  readonly duplicatesFull: boolean;
  /** Reports that the cache should have kept, and could not. */
  readonly uncached: number;
}

/**
 * Inspects a stream of documents and writes the report in their order. Batches go to worker threads; a run that needs a
 * model stays in this one, since it only waits. However many documents come, a few batches at a time are in memory.
 */
export async function runInspection(given: InspectionRunOptions): Promise<RunResult> {
  const options = { ...given, resumable: given.format === "jsonl" };
  const inspector = await createInspector(options, options.modelsFor, options.signal);
  const { reporter, analyzer } = inspector;
  const summary = emptySummary();
  const duplicates = createDuplicateIndex();
  const earlier =
    options.resumeFrom === undefined
      ? null
      : await readEarlierRows(options.resumeFrom, {
          analyzer,
          options,
          duplicates,
          found: (document) => count(summary, document),
        });
  const worker = createWorkerPool(inspector, options);
  const separator = new TextEncoder().encode(reporter.separator);
  let spoken = false;
  let uncached = 0;
  const judged = new Set<string>();

  const finish = async (batch: Batch, outcomes: readonly Outcome[]) => {
    const parts: Uint8Array[] = [];
    for (const [index, first] of outcomes.entries()) {
      const like = first.signature === null ? null : duplicates.check(first.signature, first.name);
      const item = batch[index];
      const repeats = like !== null && item !== undefined;
      const outcome = repeats ? await inspector.inspect({ ...item, duplicateOf: like }) : first;
      count(summary, outcome);
      for (const name of namesAbove(outcome.name)) if (earlier?.open.has(name)) judged.add(name);
      if (first.isUncached) uncached += 1;
      if (outcome.rendered.length === 0) continue;
      if (spoken) parts.push(separator);
      parts.push(outcome.rendered);
      spoken = true;
    }
    if (parts.length > 0) await options.write(Buffer.concat(parts));
    options.onProgress?.(summary);
  };

  try {
    if (earlier === null) await options.write(reporter.begin);
    const waiting: { batch: Batch; outcomes: Promise<readonly Outcome[]> }[] = [];
    for await (const batch of documentBatches(toDo(options, earlier?.done ?? null))) {
      options.signal?.throwIfAborted();
      const outcomes = worker.run(batch);
      // It is awaited below, in order; until then a failure must not count as unhandled.
      outcomes.catch(() => {});
      waiting.push({ batch, outcomes });
      while (waiting.length > worker.ahead()) await settle(waiting, finish);
    }
    while (waiting.length > 0) await settle(waiting, finish);
    for (const [name, { document }] of earlier?.open ?? []) if (!judged.has(name)) count(summary, document);
    await options.write(reporter.end(summary));
  } finally {
    await worker.close();
  }
  const replaced = new Set(earlier?.replaced);
  for (const [name, { line }] of earlier?.open ?? []) if (judged.has(name)) replaced.add(line);
  return {
    summary,
    resumed: earlier?.done.size ?? 0,
    again: judged.size,
    left: (earlier?.open.size ?? 0) - judged.size,
    replaced,
    duplicatesFull: duplicates.full,
    uncached,
  };
}

/** A document's name, and those of its folders and its file of records, which may not have been readable before. */
function namesAbove(name: string): string[] {
  return [...name.matchAll(/[/:]|$/g)].map(({ index }) => name.slice(0, index));
}

async function settle(
  waiting: { batch: Batch; outcomes: Promise<readonly Outcome[]> }[],
  finish: (batch: Batch, outcomes: readonly Outcome[]) => Promise<void>,
): Promise<void> {
  const first = waiting.shift();
  if (first !== undefined) await finish(first.batch, await first.outcomes);
}

async function* toDo(options: InspectionRunOptions, done: ReadonlySet<string> | null): AsyncGenerator<WorkItem> {
  let taken = 0;
  for await (const item of options.documents) {
    if (taken >= (options.maxDocuments ?? Number.POSITIVE_INFINITY)) return;
    taken += 1;
    if (done?.has(item.name) !== true) yield item;
  }
}
