import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Store } from "#store";
import { defineJob } from "../define-job.ts";
import type { JobTimings } from "../timings.ts";

/** Fast enough for tests; the silence is long against a loaded machine's pauses. */
export const quick: JobTimings = { beat: 50, silence: 1500, poll: 100, report: 10, backOff: 20, grace: 5000 };

/** Counts to a number, writing each count into the store, and goes on where an earlier attempt stopped. */
export function countingJob(store: Store, pauseMs = 20) {
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
      }
      return { counted: counted.length, earlierAttempts: job.earlierAttempts };
    },
  });
}
