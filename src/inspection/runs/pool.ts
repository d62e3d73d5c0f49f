import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { cancelled, type ErrorRecord, JihwiError } from "#protocol";
import type { InspectorOptions } from "./inspector-options.ts";
import type { Batch, Judged } from "./work.ts";

/** Worker threads that each work on one batch at a time. */
export interface Pool {
  readonly size: number;
  run(batch: Batch): Promise<readonly Judged[]>;
  close(): Promise<void>;
}

type Answer = { readonly outcomes: readonly Judged[] } | { readonly error: ErrorRecord };

interface Waiting {
  readonly batch: Batch;
  resolve(outcomes: readonly Judged[]): void;
  reject(error: unknown): void;
}

export function createPool(options: InspectorOptions, size: number): Pool {
  const queue: Waiting[] = [];
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Waiting>();

  const next = () => {
    while (idle.length > 0 && queue.length > 0) {
      const worker = idle.pop();
      const waiting = queue.shift();
      if (worker === undefined || waiting === undefined) return;
      running.set(worker, waiting);
      worker.postMessage(waiting.batch);
    }
  };
  const settle = (worker: Worker, end: (waiting: Waiting) => void) => {
    const waiting = running.get(worker);
    running.delete(worker);
    if (waiting !== undefined) end(waiting);
  };
  for (let index = 0; index < size; index += 1) {
    // Young space is kept small: batches die young, and two idle heaps would cost more than they save.
    const worker = new Worker(workerUrl("inspection/runs/inspect.worker.ts"), {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    worker.on("message", (answer: Answer) => {
      settle(worker, (waiting) => {
        if ("error" in answer) waiting.reject(JihwiError.fromRecord(answer.error));
        else waiting.resolve(answer.outcomes);
      });
      idle.push(worker);
      next();
    });
    worker.on("error", (cause) => {
      const failure = new JihwiError("internal", {
        message: { ko: "검사 스레드가 멈췄습니다.", en: "A worker thread of the inspection stopped." },
        cause,
      });
      settle(worker, (waiting) => waiting.reject(failure));
      for (const waiting of queue.splice(0)) waiting.reject(failure);
    });
    workers.push(worker);
    idle.push(worker);
  }
  return {
    size,
    run: (batch) =>
      new Promise((resolve, reject) => {
        queue.push({ batch, resolve, reject });
        next();
      }),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
      for (const waiting of [...running.values(), ...queue]) waiting.reject(cancelled());
    },
  };
}
