import type { StoredJob } from "#store";

/** How processes that have work reach processes that do it. The jobs table alone says what is to be done and who does it. */
export interface Dispatch {
  /** Tells the workers, wherever they are, that a job is due then. Lost announcements only cost time: workers look themselves too. */
  announce(job: Pick<StoredJob, "id">, runAt: number): Promise<void>;
  /** Calls `wake` whenever something is announced, and waits for it before it takes more. */
  listen(wake: () => Promise<void>, concurrency: number): Promise<void>;
  close(): Promise<void>;
}

/** Within one process. Other processes on the same folder, and whoever is to run a job later, find the work by looking. */
export function createLocalDispatch(): Dispatch {
  let wakeUp: (() => Promise<void>) | null = null;
  return {
    async announce(_job, runAt) {
      // A look that fails, because the store is away or closing, is made again by the worker's own clock.
      if (runAt <= Date.now()) void wakeUp?.().catch(() => {});
    },
    async listen(wake) {
      wakeUp = wake;
    },
    async close() {
      wakeUp = null;
    },
  };
}
