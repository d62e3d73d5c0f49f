import { once } from "node:events";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { workerUrl } from "./assets.ts";

interface ThreadOptions {
  readonly signal?: AbortSignal;
  /** A thread that needs more fails, and the process goes on. */
  readonly resourceLimits?: ResourceLimits;
}

/** What a worker thread (`*.worker.ts`) answers. It ends with its answer, or with the signal. */
export async function askThread(
  path: string,
  workerData: unknown,
  { signal, resourceLimits }: ThreadOptions = {},
): Promise<unknown> {
  const worker = new Worker(workerUrl(path), { workerData, resourceLimits });
  try {
    const [answer] = await once(worker, "message", { signal });
    return answer;
  } finally {
    await worker.terminate();
  }
}
