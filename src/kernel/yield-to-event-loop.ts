import { setImmediate as nextRound } from "node:timers/promises";

const longestHold = 20;

const goOn = Promise.resolve();

/** For long loops: lets everybody else in the process have a turn whenever this loop has held on for too long. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  const giveWay = async () => {
    await nextRound();
    since = performance.now();
  };
  return () => (performance.now() - since < longestHold ? goOn : giveWay());
}
