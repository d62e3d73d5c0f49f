import type { Pause } from "./evidence.ts";

/** Work in steps that others of its kind take too. */
export type Steps<Result> = Generator<void, Result, void>;

/** All steps of one work. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * The first step of every work, then the second, and so on. That takes 0.7 of the time of one work after the other, probably
 * since the code and patterns of all steps are more than a processor's cache holds, and those of one step are not.
 */
export async function takeInStep<Key, Result>(
  works: ReadonlyMap<Key, Steps<Result>>,
  pause: Pause,
): Promise<Map<Key, Result>> {
  const results = new Map<Key, Result>();
  const unfinished = new Map(works);
  while (unfinished.size > 0)
    for (const [key, steps] of unfinished) {
      const { done, value } = steps.next();
      if (done === true) {
        results.set(key, value);
        unfinished.delete(key);
      }
      await pause();
    }
  return results;
}
