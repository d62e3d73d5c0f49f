import { availableParallelism } from "node:os";
import { createSlots } from "#kernel";
import { type Inspector, inspectBatch } from "./inspect-item.ts";
import { createPool } from "./pool.ts";
import type { Batch, InspectorOptions, WorkerPool } from "./work.ts";

/** Runs shorter than this are over before a thread has started. */
const threadsFrom = 2;
/** A text that is slow to be judged holds up no slot but its own: the next batches are under way meanwhile. */
const batchesAhead = 2;
/** Texts longer than this, in characters, hold up a thread for longer than others should wait. */
const longFrom = 100_000;

/** Waiting for another machine takes no core of this one. */
const textsAtOnceRemote = 16;

/** How many texts are judged at once by a model, where nobody has said. */
export function textsAtOnce(model: { readonly local: boolean }): number {
  return model.local ? availableParallelism() : textsAtOnceRemote;
}

export interface WorkerPoolOptions extends InspectorOptions {
  /** Threads; of a run that needs a model, texts that are judged at once. */
  readonly jobs?: number | undefined;
  /** Whether others wait for this thread: it judges no long texts then. */
  readonly isShared?: boolean;
}

/**
 * This thread for the first batches, then threads. A run that needs a model stays in this one, since it only waits, and puts
 * several questions at once.
 */
export function createWorkerPool(inspector: Inspector, options: WorkerPoolOptions): WorkerPool {
  const { isShared = false } = options;
  const jobs = Math.max(1, options.jobs ?? availableParallelism());
  if (inspector.analyzer.needsModel) {
    const slots = createSlots(jobs);
    const run = (batch: Batch) => Promise.all(batch.map((item) => slots.run(() => inspector.inspect(item))));
    return { run, ahead: () => batchesAhead, close: async () => {} };
  }
  let pool: WorkerPool | null = null;
  let batchesSeen = 0;
  return {
    run(batch) {
      batchesSeen += 1;
      const isLongRun = jobs > 1 && batchesSeen > threadsFrom;
      if (isLongRun || (isShared && lengthOf(batch) > longFrom)) pool ??= createPool(options, jobs);
      return pool === null ? inspectBatch(batch, inspector) : pool.run(batch);
    },
    ahead: () => pool?.ahead() ?? 0,
    close: async () => pool?.close(),
  };
}

function lengthOf(batch: Batch): number {
  return batch.reduce((sum, { text, record }) => sum + (text?.length ?? record?.bytes.length ?? 0), 0);
}
