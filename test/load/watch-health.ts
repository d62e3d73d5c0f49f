import { Worker } from "node:worker_threads";

/** One answer of `/health`: when it was asked for, and how long it took. */
export interface HealthAnswer {
  readonly at: number;
  readonly ms: number;
}

export interface HealthWatch {
  stop(): Promise<readonly HealthAnswer[]>;
}

export interface HealthFigures {
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/** Asks `/health` every 50 ms from a thread of its own: the thread that makes the load has no time to look at the clock. */
export function watchHealth(url: string): HealthWatch {
  const worker = new Worker(new URL("./watch-health.worker.ts", import.meta.url), { workerData: url });
  const times = new Promise<readonly HealthAnswer[]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return {
    async stop() {
      worker.postMessage("stop");
      return await times;
    },
  };
}

export function healthFigures(answers: readonly HealthAnswer[]): HealthFigures {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}
