import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Between two collections what the first one freed is let go of: finalizers run in a task of their own. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("this Node cannot be told to collect garbage");
  for (let times = 0; times < 4; times++) {
    collect();
    await setTimeout(20);
  }
}
