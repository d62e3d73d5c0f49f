import { setImmediate as nextRound } from "node:timers/promises";

const longestHold = 20;

/** For long loops: lets everybody else in the process have a turn whenever this loop has held on for too long. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestHold) return;
    await nextRound();
    since = performance.now();
  };
}
