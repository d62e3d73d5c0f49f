import { cancelled, type ErrorRecord, JihwiError, toJihwiError } from "#protocol";
import type { JobEnd, Repositories, Store, StoredJob } from "#store";
import { type JobDefinition, readInput } from "./define-job.ts";
import { createJobReporter } from "./job-reporter.ts";
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

/** Tells of a job that the store has ended without an owner. */
export async function tellEnd(job: StoredJob, ended: JobEnding | undefined, inside: Repositories): Promise<void> {
  const { id, name, input, status, error } = job;
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
    const { ended } = options;
    if (ended === undefined) return void (await store.jobs.finish(job.id, owner, end));
    await store.transaction(async (inside) => {
      const { id, name, input } = job;
      const error = end.status === "failed" ? end.error : null;
      if (await inside.jobs.finish(id, owner, end)) await ended({ id, name, input, status: end.status, error }, inside);
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
