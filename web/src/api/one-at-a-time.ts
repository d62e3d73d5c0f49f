/** A machine that slept in the middle of the work has not worked so long. */
const longestRestMs = 10_000;

/**
 * Does some work whenever it is called for, one at a time: calls that come meanwhile are one more after it. It rests as long as
 * it worked, so that work that is called for without end leaves half of a slow line or server to others. A failure is the work's
 * own to tell, and ends nothing.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let isCalledFor = false;
  let isWorking = false;
  return async () => {
    isCalledFor = true;
    if (isWorking) return;
    isWorking = true;
    while (isCalledFor) {
      isCalledFor = false;
      const began = performance.now();
      await work().catch(() => {});
      const restMs = Math.min(performance.now() - began, longestRestMs);
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    isWorking = false;
  };
}
