import { setTimeout } from "node:timers/promises";

/** Far longer than anything that is waited for takes on a slow machine. A test that waits for ever keeps its process. */
const longestMs = 180_000;

/** Waits for something that another process, a page or a job does. */
export async function happens(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longestMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It has not happened in ${longestMs / 1000} s: ${condition}`);
    await setTimeout(50);
  }
}
