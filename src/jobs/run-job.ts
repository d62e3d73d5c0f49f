import { cancelled, type ErrorRecord, JihwiError, type JobProgress, toJihwiError } from "#protocol";
import type { JobEnd, Repositories, Store, StoredJob } from "#store";
import { type JobContext, type JobDefinition, readInput } from "./define-job.ts";
import { holdLease } from "./lease.ts";
import { backOffMs, type JobTimings } from "./timings.ts";

export interface RunningJob {
  readonly id: string;
  cancel(): void;
  /** The process stops: the job goes back, to be resumed. */
  interrupt(): void;
  readonly settled: Promise<void>;
}

export interface RunJobOptions {
  readonly store: Store;
  readonly owner: string;
  readonly timings: JobTimings;
  /** Something about the job was stored. */
  changed(id: string): void;
  /** Called in the transaction that ends a job. */
  readonly ended?: JobEnding;
  /** The job has failed and is queued again, for then. */
  requeued(job: StoredJob, runAt: number, error: JihwiError): Promise<void>;
}

/** A job that is over. */
export interface EndedJob {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly status: JobEnd["status"];
  readonly error: ErrorRecord | null;
}

export type JobEnding = (job: EndedJob, inside: Repositories) => Promise<void>;

/** Tells of a job that has ended. */
export async function tellEnd(
  { id, name, input, status, error }: Pick<StoredJob, "id" | "name" | "input" | "status" | "error">,
  ended: JobEnding | undefined,
  inside: Repositories,
): Promise<void> {
  if (status === "queued" || status === "running") return;
  await ended?.({ id, name, input, status, error: status === "failed" ? error : null }, inside);
}

/** Why a job's signal was aborted: each leads to another end. */
type Stop = "cancelled" | "interrupted" | "lost";

/** Runs a job that this process has claimed, holds it by heartbeats, and stores what came of it. */
export function runJob(job: StoredJob, definition: JobDefinition, options: RunJobOptions): RunningJob {
  const { store, owner, timings } = options;
  const abort = new AbortController();
  let stopped: Stop | null = null;
  function stop(reason: Stop): void {
    stopped ??= reason;
    abort.abort(cancelled());
  }

  const lease = holdLease({ timings, beat: () => store.jobs.beat(job.id, owner), stop });
  const reporter = createJobReporter(job, options);

  async function work(): Promise<unknown> {
    return definition.run(readInput(definition, job.input), {
      id: job.id,
      signal: abort.signal,
      earlierAttempts: job.attempts - 1,
      progress: reporter.progress,
      log: reporter.log,
    });
  }

  /** Stores the end, together with what it leads to. */
  async function end(end: JobEnd): Promise<void> {
    await store.transaction(async (inside) => {
      if (await inside.jobs.finish(job.id, owner, end)) await tellEnd({ ...job, ...end }, options.ended, inside);
    });
  }

  async function fail(thrown: unknown): Promise<void> {
    const error = toJihwiError(thrown);
    // What we foresaw knows whether trying again helps; what nobody foresaw may pass.
    const hopeless = thrown instanceof JihwiError && !thrown.retryable;
    if (hopeless || job.failures >= definition.retries) {
      await end({ status: "failed", error: error.toRecord() });
      return;
    }
    const runAt = Date.now() + backOffMs(timings, job.failures, error.retryAfterMs);
    await store.jobs.retry(job.id, owner, runAt, error.toRecord());
    await options.requeued(job, runAt, error);
  }

  async function run(): Promise<void> {
    try {
      const result = await work();
      // A handler that was stopped may have returned with half of the work: that is no result.
      abort.signal.throwIfAborted();
      await reporter.flush();
      await end({ status: "finished", result });
    } catch (thrown) {
      await reporter.flush();
      if (stopped === "cancelled") await end({ status: "cancelled" });
      else if (stopped === "interrupted") await store.jobs.giveBack(job.id, owner);
      else if (stopped === null) await fail(thrown);
    } finally {
      lease.release();
      options.changed(job.id);
    }
  }

  return {
    id: job.id,
    cancel: () => stop("cancelled"),
    interrupt: () => stop("interrupted"),
    // When even the outcome cannot be stored, the job falls silent and is resumed by whoever can.
    settled: run().catch(() => {}),
  };
}

/** Lines that are kept; older ones make room. */
const keptLines = 200;
const longestLine = 2000;

/** Stores a job's progress and log at a bounded rate, however often the handler reports. */
function createJobReporter(job: StoredJob, options: RunJobOptions) {
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
    progress(update: Parameters<JobContext["progress"]>[0]): void {
      progress = { done: update.done, total: update.total ?? null, message: update.message ?? null };
      writeSoon();
    },
    log(line: string): void {
      log.push(line.slice(0, longestLine));
      if (log.length > keptLines) log.splice(0, log.length - keptLines);
      writeSoon();
    },
    /** Stores what is not stored yet. */
    async flush(): Promise<void> {
      if (timer !== null) {
        clearTimeout(timer);
        timer = null;
        writing = writing.then(write);
      }
      await writing;
    },
  };
}
