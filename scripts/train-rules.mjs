// Trains every learned rule from the cases in the sources, once: later runs find the weights in node_modules/.cache.
// Run by itself or by a build; rules are dealt out to threads, since training is most of a build's work.
import { availableParallelism } from "node:os";
import { isMainThread, Worker, workerData } from "node:worker_threads";

const mostThreads = 4;

export async function trainRules() {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const threads = Array.from({ length: Math.min(mostThreads, availableParallelism()) }, () => {
    const { promise, resolve, reject } = Promise.withResolvers();
    const worker = new Worker(new URL(import.meta.url), { workerData: { next } });
    worker.once("error", reject);
    worker.once("exit", resolve);
    return promise;
  });
  await Promise.all(threads);
}

/** Takes one rule after the other that no other thread has taken. */
async function trainInThread(next) {
  await import("../src/app/index.ts");
  const { learnedRules, shippedWeights } = await import("../src/learning/index.ts");
  const rules = learnedRules();
  for (let at = Atomics.add(next, 0, 1); at < rules.length; at = Atomics.add(next, 0, 1)) shippedWeights(rules[at]);
}

if (!isMainThread && workerData?.next !== undefined) await trainInThread(workerData.next);
else if (import.meta.main) await trainRules();
