import { fork } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";

/** One answer of `/health`: when it was asked for, how long it took, and how long a server took that does nothing else. */
export interface HealthAnswer {
  readonly at: number;
  readonly ms: number;
  readonly bareMs: number;
  /** What the machine's host took of its processors meanwhile, of all of them together. */
  readonly stolenMs: number;
}

export interface HealthWatch extends AsyncDisposable {
  stop(): Promise<readonly HealthAnswer[]>;
}

export interface HealthFigures {
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

/**
 * Asks `/health` every 50 ms from a thread of its own: the thread that makes the load has no time to look at the clock.
 * A bare server is asked at the same moments, since a machine that stands still makes everybody wait.
 */
export async function watchHealth(url: string): Promise<HealthWatch> {
  const bare = fork(new URL("./bare-server.ts", import.meta.url));
  const [told] = await Promise.race([once(bare, "message"), once(bare, "exit")]);
  const { port } = z.object({ port: z.number() }).parse(told);
  const workerData = { url: `${url}/health`, bareUrl: `http://127.0.0.1:${port}/` };
  const worker = new Worker(new URL("./watch-health.worker.ts", import.meta.url), { workerData });
  const times = new Promise<readonly HealthAnswer[]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  }).finally(() => bare.disconnect());
  const stop = async () => {
    worker.postMessage("stop");
    return await times;
  };
  return {
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}

export function healthFigures(times: readonly number[]): HealthFigures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}
