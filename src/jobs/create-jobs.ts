import { EventEmitter } from "node:events";
import type { z } from "zod";
import type { JihwiError, JobView, SchemaOf } from "#protocol";
import type { JobFilter, Page, Repositories, Store, StoredJob } from "#store";
import { createBossDispatch } from "./boss-dispatch.ts";
import { type JobDefinition, readInput } from "./define-job.ts";
import { createLocalDispatch } from "./dispatch.ts";
import { createOwner, retireOwner } from "./owner.ts";
import { type EndedJob, type JobEnding, tellEnd } from "./run-job.ts";
import { defaultTimings, type JobTimings } from "./timings.ts";
import { watchJob } from "./watch-job.ts";
import { createWorker } from "./worker.ts";

export interface EnqueueOptions {
  /** While a job with this name and key is unfinished, enqueueing gives that one. */
  readonly key?: string;
  readonly delayMs?: number;
}

export interface Jobs {
  /** This process, as what it holds names it. */
  readonly owner: string;
  enqueue<Input extends SchemaOf>(
    job: JobDefinition<Input>,
    input: z.input<Input>,
    options?: EnqueueOptions,
  ): Promise<JobView>;
  /** Stores something together with the jobs that work on it, all or nothing. */
  transaction<Result>(work: (inside: Repositories, enqueue: Jobs["enqueue"]) => Promise<Result>): Promise<Result>;
  get(id: string): Promise<JobView>;
  /** Newest first. */
  list(filter?: JobFilter): Promise<Page<JobView>>;
  /** Cancels a queued job at once, which keeps `why`, and asks a running one to stop, on whichever machine it runs. */
  cancel(id: string, why?: JihwiError): Promise<JobView>;
  /** The job as it is, then each time that it changes, until it has ended. */
  subscribe(id: string, signal?: AbortSignal): AsyncGenerator<JobView>;
  /**
   * Runs a queued job here and at once, beside those of the worker. Nothing happens when another process has it. The signal
   * gives it back, as the end of this process does.
   */
  runNow(id: string, signal?: AbortSignal): Promise<void>;
  /** Begins to run jobs in this process. */
  start(options?: { concurrency?: number }): Promise<void>;
  /** Stops running them: handlers are aborted, and their jobs go back to be resumed here or elsewhere. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly store: Store;
  readonly handlers: readonly JobDefinition[];
  readonly timings?: Partial<JobTimings>;
  /** Called in the transaction that ends a job; what it enqueues is stored with that end. */
  readonly ended?: (job: EndedJob, enqueue: Jobs["enqueue"], inside: Repositories) => Promise<void>;
}

/** Work that outlives a request. The store says what is to be done; this process enqueues, watches, and after `start` also runs. */
export function createJobs({ store, handlers, timings: given, ended: tell }: JobsOptions): Jobs {
  const timings = { ...defaultTimings, ...given };
  const { databaseUrl } = store.options;
  const dispatch = databaseUrl === undefined ? createLocalDispatch() : createBossDispatch(databaseUrl);
  const changes = new EventEmitter<Record<string, []>>().setMaxListeners(0);
  const owner = createOwner();

  /** A job that is stored: an announcement that fails only delays it until a worker looks. */
  const announce = (job: StoredJob) => dispatch.announce(job, job.runAt).catch(() => {});

  function enqueueInto(rows: Repositories["jobs"], added: (job: StoredJob) => unknown): Jobs["enqueue"] {
    return async (definition, input, options = {}) => {
      readInput(definition, input);
      const { name, retries } = definition;
      const runAt = Date.now() + (options.delayMs ?? 0);
      const result = await rows.add({ name, input, key: options.key ?? null, retries, runAt });
      if (result.added) await added(result.job);
      return toView(result.job);
    };
  }

  // Workers find these by looking: an announcement before the transaction ends would come too early.
  const ended: JobEnding | undefined =
    tell &&
    ((job, inside) =>
      tell(
        job,
        enqueueInto(inside.jobs, () => {}),
        inside,
      ));

  const changed = (id: string) => void changes.emit(id);
  const worker = createWorker({ store, handlers, dispatch, owner, timings, changed, ended });

  return {
    owner,
    enqueue: enqueueInto(store.jobs, announce),

    async transaction(work) {
      const added: StoredJob[] = [];
      const result = await store.transaction((inside) =>
        work(
          inside,
          enqueueInto(inside.jobs, (job) => added.push(job)),
        ),
      );
      for (const job of added) await announce(job);
      return result;
    },

    get: async (id) => toView(await store.jobs.get(id)),

    async list(filter) {
      const page = await store.jobs.list(filter);
      return { ...page, items: page.items.map(toView) };
    },

    async cancel(id, why) {
      await store.jobs.get(id);
      await store.transaction(async (inside) => {
        const job = await inside.jobs.requestCancel(id, why?.toRecord());
        if (job !== null) await tellEnd(job, ended, inside);
      });
      worker.cancel(id);
      changes.emit(id);
      return toView(await store.jobs.get(id));
    },

    async *subscribe(id, signal) {
      for await (const job of watchJob(store, id, changes, timings, signal)) yield toView(job);
    },

    runNow: worker.runNow,
    start: ({ concurrency = 2 } = {}) => worker.start(concurrency),

    async stop() {
      await worker.stop();
      retireOwner(owner);
      await dispatch.close();
    },
  };
}

function toView(job: StoredJob): JobView {
  const { id, name, status, progress, log, result, error, attempts, createdAt, startedAt, endedAt } = job;
  return { id, name, status, progress, log, result, error, attempts, createdAt, startedAt, endedAt };
}
