import { setTimeout } from "node:timers/promises";

/** Waits for something that another process, a page or a job does: as long as it takes. */
export async function happens(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(50);
}
