/** All in milliseconds. */
export interface JobTimings {
  /** How often a running job says that it is alive, and learns that it was cancelled elsewhere. */
  readonly beat: number;
  /** How long an owner may be silent before its jobs go to others; clocks of several machines may differ by less than this. */
  readonly silence: number;
  /** How often to look for work that nobody announced. */
  readonly poll: number;
  /** How often progress is stored at most. */
  readonly report: number;
  /** The wait after the first failure; it doubles with each further one. */
  readonly backOff: number;
  /** How long a process leaves a job that it is not set up for to the others. */
  readonly leave: number;
  /** How long a stopping process waits for its handlers. */
  readonly grace: number;
}

export const defaultTimings: JobTimings = {
  beat: 2000,
  silence: 20_000,
  poll: 1000,
  report: 200,
  backOff: 1000,
  leave: 30_000,
  grace: 10_000,
};

const longestBackOff = 5 * 60_000;

/** When to try again: what the other side asked for, else twice as long as the last time, spread a little. */
export function backOffMs(timings: JobTimings, failures: number, retryAfterMs: number | null): number {
  if (retryAfterMs !== null) return retryAfterMs;
  const wait = Math.min(timings.backOff * 2 ** failures, longestBackOff);
  return Math.round(wait * (0.75 + Math.random() / 2));
}
