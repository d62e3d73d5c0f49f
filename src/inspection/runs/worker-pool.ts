import { availableParallelism } from "node:os";
import type { Inspector } from "./inspect-item.ts";
import type { InspectorOptions } from "./inspector-options.ts";
import { createPool, type Pool } from "./pool.ts";
import type { Batch, Judged } from "./work.ts";

/** Who does the work of a run. */
export interface WorkerPool {
  run(batch: Batch): Promise<readonly Judged[]>;
  /** How many batches may wait. */
  ahead(): number;
  close(): Promise<void>;
}

/** Runs shorter than this are over before a thread has started. */
const threadsFrom = 2;
/** Texts longer than this, in characters, hold up a thread for longer than others should wait. */
const longFrom = 100_000;

export interface WorkerPoolOptions extends InspectorOptions {
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
    return { run: (batch) => inspectAll(batch, inspector, jobs), ahead: () => 0, close: async () => {} };
  }
  let pool: Pool | null = null;
  let batchesSeen = 0;
  return {
    run(batch) {
      batchesSeen += 1;
      const isLongRun = jobs > 1 && batchesSeen > threadsFrom;
      if (isLongRun || (isShared && lengthOf(batch) > longFrom)) pool ??= createPool(plain(options), jobs);
      return pool === null ? inspectAll(batch, inspector, 1) : pool.run(batch);
    },
    ahead: () => (pool === null ? 0 : pool.size * 2),
    close: async () => pool?.close(),
  };
}

function lengthOf(batch: Batch): number {
  return batch.reduce((sum, { text, record }) => sum + (text?.length ?? record?.bytes.length ?? 0), 0);
}

/** What may cross to a thread: data, no functions and no streams. */
function plain(options: InspectorOptions): InspectorOptions {
  const { baseDirectory, language, format, colour, cacheDirectory } = options;
  return {
    baseDirectory,
    language,
    format,
    colour,
    cacheDirectory,
    verbose: options.verbose ?? false,
    judgeModel: options.judgeModel,
    resumable: options.resumable ?? false,
    config: options.config,
    only: options.only,
    all: options.all,
    plan: options.plan,
    criteria: options.criteria,
  };
}

async function inspectAll(batch: Batch, inspector: Inspector, atOnce: number): Promise<Judged[]> {
  const outcomes: Judged[] = [];
  for (let from = 0; from < batch.length; from += atOnce) {
    const some = batch.slice(from, from + atOnce);
    outcomes.push(...(await Promise.all(some.map((item) => inspector.inspect(item)))));
  }
  return outcomes;
}
