import type { JobProgress } from "#protocol";
import type { Store, StoredJob } from "#store";
import type { JobContext } from "./define-job.ts";
import type { JobTimings } from "./timings.ts";

/** Lines that are kept; older ones make room. */
const keptLines = 200;
const longestLine = 2000;

export interface JobReporter {
  readonly progress: JobContext["progress"];
  readonly log: JobContext["log"];
  /** Stores what is not stored yet. */
  flush(): Promise<void>;
}

interface ReporterOptions {
  readonly store: Store;
  readonly owner: string;
  readonly timings: JobTimings;
  changed(id: string): void;
}

/** Stores a job's progress and log at a bounded rate, however often the handler reports. */
export function createJobReporter(job: StoredJob, options: ReporterOptions): JobReporter {
  const { store, owner, timings, changed } = options;
  let progress: JobProgress | null = job.progress;
  const log = [...job.log];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    // A report that cannot be stored is no reason to stop the work; the next one may succeed.
    await store.jobs.report(job.id, owner, { progress, log }).then(
      () => changed(job.id),
      () => {},
    );
  }

  function writeSoon(): void {
    timer ??= setTimeout(() => {
      timer = null;
      writing = writing.then(write);
    }, timings.report);
  }

  return {
    progress(update) {
      progress = { done: update.done, total: update.total ?? null, message: update.message ?? null };
      writeSoon();
    },
    log(line) {
      log.push(line.slice(0, longestLine));
      if (log.length > keptLines) log.splice(0, log.length - keptLines);
      writeSoon();
    },
    async flush() {
      if (timer !== null) {
        clearTimeout(timer);
        timer = null;
        writing = writing.then(write);
      }
      await writing;
    },
  };
}
