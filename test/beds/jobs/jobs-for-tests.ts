import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Store } from "#store";
import { defineJob } from "../../../src/jobs/define-job.ts";
import type { JobTimings } from "../../../src/jobs/timings.ts";

/** Fast enough for tests; a machine may stand still for seconds, and nobody may be silent or given up by that. */
export const quick: JobTimings = {
  beat: 50,
  silence: 60_000,
  poll: 100,
  report: 10,
  backOff: 20,
  leave: 60_000,
  grace: 60_000,
};

/** Where a counting job waits, so that a test finds it in the middle of its work however slow the test is. */
export interface CountingHold {
  readonly at: number;
  readonly until: Promise<void>;
}

const pauseMs = 20;

/** Counts to a number, writing each count into the store, and goes on where an earlier attempt stopped. */
export function countingJob(store: Store, hold?: CountingHold) {
  return defineJob({
    name: "test.count",
    input: z.object({ to: z.number() }),
    async run({ to }, job) {
      const key = `count-${job.id}`;
      const counted = (await store.settings.find(key, z.array(z.number()))) ?? [];
      for (let next = counted.length; next < to; next += 1) {
        job.signal.throwIfAborted();
        counted.push(next);
        await store.settings.put(key, counted);
        job.progress({ done: next + 1, total: to });
        await setTimeout(pauseMs, undefined, { signal: job.signal });
        if (next + 1 === hold?.at) await Promise.race([hold.until, aborted(job.signal)]);
      }
      return { counted: counted.length, earlierAttempts: job.earlierAttempts };
    },
  });
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, "abort");
  throw signal.reason;
}
