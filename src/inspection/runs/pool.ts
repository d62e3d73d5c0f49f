import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";
import { cancelled, type ErrorRecord, JihwiError } from "#protocol";
import type { Batch, InspectorOptions, Judged } from "./work.ts";

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
  let ended: JihwiError | null = null;

  /** A thread that is gone has taken its batch with it: the run cannot be whole any more. */
  const end = (why: JihwiError) => {
    ended ??= why;
    for (const waiting of [...running.values(), ...queue.splice(0)]) waiting.reject(ended);
    running.clear();
  };
  const next = () => {
    while (idle.length > 0 && queue.length > 0) {
      const worker = idle.pop();
      const waiting = queue.shift();
      if (worker === undefined || waiting === undefined) return;
      running.set(worker, waiting);
      worker.postMessage(waiting.batch);
    }
  };
  // Data crosses to a thread; functions, streams and signals stay here.
  const workerData: unknown = JSON.parse(JSON.stringify(options));
  for (let index = 0; index < size; index += 1) {
    // Young space is kept small: batches die young, and two idle heaps would cost more than they save.
    const worker = new Worker(workerUrl("inspection/runs/inspect.worker.ts"), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    worker.on("message", (answer: Answer) => {
      const waiting = running.get(worker);
      running.delete(worker);
      if ("error" in answer) waiting?.reject(JihwiError.fromRecord(answer.error));
      else waiting?.resolve(answer.outcomes);
      idle.push(worker);
      next();
    });
    worker.on("error", (cause) => end(stopped(cause)));
    worker.on("exit", () => end(stopped()));
    workers.push(worker);
    idle.push(worker);
  }
  return {
    size,
    run: (batch) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended);
        queue.push({ batch, resolve, reject });
        next();
      }),
    async close() {
      end(cancelled());
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function stopped(cause?: unknown): JihwiError {
  return new JihwiError("internal", {
    message: { ko: "검사 스레드가 멈췄습니다.", en: "A worker thread of the inspection stopped." },
    hint: {
      ko: "직접 만든 검사가 process.exit를 부르거나 메모리를 다 쓰지 않는지 살펴보세요.",
      en: "See whether a check of your own calls process.exit or uses up the memory.",
    },
    cause,
  });
}
