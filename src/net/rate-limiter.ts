import { setTimeout as sleep } from "node:timers/promises";

/** Starts at most one request every so often: services ask for it, and it is kinder to wait here than to be refused there. */
export interface RateLimiter {
  /** Resolves when it is this caller's turn. */
  turn(signal: AbortSignal): Promise<void>;
  /** Nobody starts before this many milliseconds have passed: the service asked for a pause. */
  pause(ms: number): void;
}

export function createRateLimiter(minIntervalMs: number): RateLimiter {
  let next = 0;
  return {
    async turn(signal) {
      const now = performance.now();
      const mine = Math.max(now, next);
      next = mine + minIntervalMs;
      if (mine > now) await sleep(mine - now, undefined, { signal });
    },
    pause(ms) {
      next = Math.max(next, performance.now() + ms);
    },
  };
}
