import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { createSlots, raceSignal, workerUrl } from "#kernel";
import { cancelled, type ErrorRecord, JihwiError } from "#protocol";
import { inspectionFailure } from "../failure.ts";
import { type Inspector, inspectBatch } from "./inspect-item.ts";
import type { Batch, InspectorOptions, Judged, WorkerPool } from "./work.ts";

/** Runs shorter than this are over before a thread has started. */
const threadsFrom = 4;
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

type Answer = { readonly outcomes: readonly Judged[]; readonly lines: Uint8Array } | { readonly error: ErrorRecord };

/** While a thread works on one batch the next lies before it already: it never waits for this thread to hand it over. */
const batchesOfThread = 2;

/** Worker threads that each work on one batch after another. */
export function createPool(options: InspectorOptions, size: number): WorkerPool {
  /** A thread that is gone has taken its batches with it: the run cannot be whole any more. */
  const ending = new AbortController();
  const { signal } = ending;
  // Data crosses to a thread; functions, streams and signals stay here.
  const workerData: unknown = JSON.parse(JSON.stringify(options));
  const threads = Array.from({ length: size }, () => {
    // Young space is kept small: batches die young, and two idle heaps would cost more than they save.
    const worker = new Worker(workerUrl("inspection/runs/inspect.worker.ts"), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    /** Batches that it has, in the order of their answers. */
    const asked: PromiseWithResolvers<Answer>[] = [];
    worker.on("message", (answer: Answer) => asked.shift()?.resolve(answer));
    worker.on("error", (cause) => ending.abort(stopped(cause)));
    worker.on("exit", () => ending.abort(stopped()));
    return { worker, asked };
  });
  const slots = createSlots(size * batchesOfThread);
  return {
    ahead: () => size * batchesOfThread,
    run: (batch) =>
      slots.run(async () => {
        const [idlest] = threads.toSorted((one, other) => one.asked.length - other.asked.length);
        const asked = Promise.withResolvers<Answer>();
        idlest?.asked.push(asked);
        idlest?.worker.postMessage(batch);
        const answer = await raceSignal(asked.promise, signal);
        if ("error" in answer) throw JihwiError.fromRecord(answer.error);
        return withLines(answer.outcomes, answer.lines);
      }, signal),
    async close() {
      ending.abort(cancelled());
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Each document with its line; null has none. */
function withLines(outcomes: readonly Judged[], lines: Uint8Array): Judged[] {
  let end = 0;
  return outcomes.map((document) => {
    if (document === null) return null;
    const start = end;
    end = lines.indexOf(lineBreak, start) + 1;
    return { ...document, line: lines.subarray(start, end) };
  });
}

const lineBreak = 10;

const stopped = (cause?: unknown) => inspectionFailure("thread-stopped", {}, { cause });
