import type { StoredJob } from "#store";

/** How processes that have work reach processes that do it. The jobs table alone says what is to be done and who does it. */
export interface Dispatch {
  /** Tells the workers, wherever they are, that a job is due then. Lost announcements only cost time: workers look themselves too. */
  announce(job: Pick<StoredJob, "id">, runAt: number): Promise<void>;
  /** Calls `wake` whenever something is announced, and waits for it before it takes more. */
  listen(wake: () => Promise<void>, concurrency: number): Promise<void>;
  close(): Promise<void>;
}

/** Within one process. Other processes on the same folder find the work by looking. */
export function createLocalDispatch(): Dispatch {
  let wakeUp: (() => Promise<void>) | null = null;
  const timers = new Set<NodeJS.Timeout>();
  return {
    async announce(_job, runAt) {
      if (wakeUp === null) return;
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          // A look that fails, because the store is away or closing, is made again by the worker's own clock.
          void wakeUp?.().catch(() => {});
        },
        // A timer may fire up to a millisecond early, when the job is not due yet.
        Math.max(0, runAt - Date.now() + 1),
      );
      timers.add(timer);
    },
    async listen(wake) {
      wakeUp = wake;
    },
    async close() {
      wakeUp = null;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
