import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers";
import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { cancelled } from "#protocol";
import { loadTokenise } from "../analysis/tokenise.ts";
import { type BuiltTerms, buildTerms, type ChunkText } from "./build-segment.ts";

/** Threads that have had nothing to do for so long are ended: each holds some 150 MB. */
const longestIdleMs = 10_000;
/** Without them a thread's heap grows to twice of this before it is tidied up. */
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 24 };
/** For fewer chunks the start of a thread takes longer than the work. */
const worthAThread = 64;

interface Job {
  readonly chunks: readonly ChunkText[];
  resolve(built: BuiltTerms): void;
  reject(thrown: unknown): void;
}

export interface BuilderThreads {
  build(chunks: readonly ChunkText[]): Promise<BuiltTerms>;
  close(): Promise<void>;
}

/** Builds the terms of segments in other threads, so that requests are answered meanwhile. */
export function createBuilderThreads(
  most: number = Math.max(1, Math.min(4, availableParallelism())),
  idleMs: number = longestIdleMs,
): BuilderThreads {
  const waiting: Job[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(workerUrl("search/index/build-terms.worker.ts"), { resourceLimits });
    all.add(worker);
    worker.once("exit", () => forget(worker));
    return worker;
  }

  function forget(worker: Worker): void {
    all.delete(worker);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  /** It takes a moment to end, and is given no work meanwhile. */
  function end(worker: Worker): void {
    forget(worker);
    void worker.terminate();
  }

  function next(): void {
    const [free] = idle.keys();
    if (waiting.length === 0 || (free === undefined && all.size >= most)) return;
    const job = waiting.shift();
    if (job !== undefined) run(free ?? start(), job);
  }

  function run(worker: Worker, job: Job): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    const settle = (finish: () => void) => {
      worker.removeAllListeners("message").removeAllListeners("error").off("exit", onExit);
      finish();
    };
    const onExit = () => settle(() => job.reject(cancelled(new Error("The indexing thread ended"))));
    worker.once("exit", onExit);
    worker.once("message", (built: BuiltTerms) => {
      worker.unref();
      idle.set(worker, setTimeout(() => end(worker), idleMs).unref());
      settle(() => job.resolve(built));
      next();
    });
    worker.once("error", (thrown) => {
      all.delete(worker);
      settle(() => job.reject(thrown));
      next();
    });
    worker.postMessage(job.chunks);
  }

  return {
    async build(chunks) {
      if (chunks.length < worthAThread) return buildTerms(chunks, await loadTokenise());
      const { promise, resolve, reject } = Promise.withResolvers<BuiltTerms>();
      waiting.push({ chunks, resolve, reject });
      next();
      return promise;
    },
    async close() {
      for (const job of waiting.splice(0)) job.reject(cancelled());
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
