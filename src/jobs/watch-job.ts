import { type EventEmitter, once } from "node:events";
import type { Store, StoredJob } from "#store";
import type { JobTimings } from "./timings.ts";

/** Reads a job again whenever this process changed it, and from time to time because another may have. */
export async function* watchJob(
  store: Store,
  id: string,
  changes: EventEmitter<Record<string, []>>,
  timings: JobTimings,
  signal?: AbortSignal,
): AsyncGenerator<StoredJob> {
  let seen = "";
  while (!signal?.aborted) {
    const over = new AbortController();
    const limits = [over.signal, AbortSignal.timeout(timings.poll), ...(signal ? [signal] : [])];
    // Listening begins before reading: a change between the two is not missed.
    const change = once(changes, id, { signal: AbortSignal.any(limits) }).catch(() => null);
    try {
      const job = await store.jobs.get(id);
      const { heartbeatAt: _, ...shown } = job;
      const state = JSON.stringify(shown);
      if (state !== seen) yield job;
      seen = state;
      if (job.endedAt !== null) return;
      await change;
    } finally {
      over.abort();
    }
  }
}
