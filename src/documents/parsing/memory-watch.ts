import type { Worker } from "node:worker_threads";

const everyMs = 100;

/**
 * Watches a worker thread's whole memory. Its resource limits count JavaScript objects only, while what a hostile file
 * unpacks to lies in buffers outside of them.
 */
export function watchMemory(worker: Worker, memoryMb: number, onExceeded: () => void): { stop(): void } {
  let stopped = false;
  const timer = setInterval(async () => {
    const heap = await worker.getHeapStatistics().catch(() => null);
    if (stopped || heap === null) return;
    const used = heap.used_heap_size + heap.external_memory;
    if (used > memoryMb * 1024 * 1024) onExceeded();
  }, everyMs);
  timer.unref();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
