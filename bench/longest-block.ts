import { setImmediate as nextRound } from "node:timers/promises";

/** The longest time in which nothing else could run while this work went on, in milliseconds of the thread's processor time. */
export async function longestBlock(work: () => Promise<void>): Promise<number> {
  let isDone = false;
  const begun = process.threadCpuUsage();
  const working = work().finally(() => {
    isDone = true;
  });
  let longest = millisecondsSince(begun);
  while (!isDone) {
    const start = process.threadCpuUsage();
    await nextRound();
    longest = Math.max(longest, millisecondsSince(start));
  }
  await working;
  return longest;
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
