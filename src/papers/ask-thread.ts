import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workerUrl } from "#kernel";

/** What a worker thread (`*.worker.ts`) answers. It ends with its answer, or with the signal. */
export async function askThread(path: string, workerData: unknown, signal?: AbortSignal): Promise<unknown> {
  const worker = new Worker(workerUrl(path), { workerData });
  try {
    const [answer] = await once(worker, "message", { signal });
    return answer;
  } finally {
    await worker.terminate();
  }
}
