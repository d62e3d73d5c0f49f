import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers";
import { Worker } from "node:worker_threads";
import { createSlots, workerUrl } from "#kernel";
import { cancelled } from "#protocol";
import { loadTokenise } from "../analysis/tokenise.ts";
import { type BuiltTerms, buildTerms, type ChunkText } from "./build-segment.ts";

/** Threads that have had nothing to do for so long are ended: each holds some 150 MB. */
const longestIdleMs = 10_000;
/** Without them a thread's heap grows to twice of this before it is tidied up. */
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 24 };
/** For fewer chunks the start of a thread takes longer than the work. */
const worthAThread = 64;

export interface BuilderThreads {
  build(chunks: readonly ChunkText[]): Promise<BuiltTerms>;
  close(): Promise<void>;
}

/** Builds the terms of segments in other threads, so that requests are answered meanwhile. */
export function createBuilderThreads(
  most: number = Math.max(1, Math.min(4, availableParallelism())),
  idleMs: number = longestIdleMs,
): BuilderThreads {
  const slots = createSlots(most);
  const closing = new AbortController();
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

  async function ask(chunks: readonly ChunkText[]): Promise<BuiltTerms> {
    closing.signal.throwIfAborted();
    const worker = idle.keys().next().value ?? start();
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    const settled = new AbortController();
    const { signal } = settled;
    const ended = once(worker, "exit", { signal }).then(() => {
      throw cancelled(new Error("The indexing thread ended"));
    });
    try {
      worker.postMessage(chunks);
      const [built] = await Promise.race([once(worker, "message", { signal }), ended]);
      worker.unref();
      idle.set(worker, setTimeout(() => end(worker), idleMs).unref());
      return built;
    } finally {
      settled.abort();
    }
  }

  return {
    async build(chunks) {
      if (chunks.length < worthAThread) return buildTerms(chunks, await loadTokenise());
      return slots.run(() => ask(chunks), closing.signal);
    },
    async close() {
      closing.abort(cancelled());
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
