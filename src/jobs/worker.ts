import { JihwiError } from "#protocol";
import type { Store, StoredJob } from "#store";
import type { JobDefinition } from "./define-job.ts";
import type { Dispatch } from "./dispatch.ts";
import { createSilenceWatch } from "./lease.ts";
import { type JobEnding, type RunningJob, runJob, tellEnd } from "./run-job.ts";
import type { JobTimings } from "./timings.ts";

export interface WorkerOptions {
  readonly store: Store;
  readonly handlers: readonly JobDefinition[];
  readonly dispatch: Dispatch;
  readonly owner: string;
  readonly timings: JobTimings;
  readonly ended?: JobEnding;
  changed(id: string): void;
}

export interface Worker {
  /** Begins to claim due jobs, so many at once. */
  start(concurrency: number): Promise<void>;
  runNow(id: string, signal?: AbortSignal): Promise<void>;
  cancel(id: string): void;
  stop(): Promise<void>;
}

const crashed = new JihwiError("job-failed", {
  message: {
    ko: "작업을 돌리던 프로세스가 거듭 죽었습니다.",
    en: "The process that ran the job died again and again.",
  },
  hint: { ko: "서버 기록을 보고 작업을 다시 넣으세요.", en: "Look into the server's log, then enqueue the job again." },
}).toRecord();

const dayMs = 86_400_000;
/** How long jobs that have ended can be looked up. */
const keptDays = 30;

/** Jobs that wait for each other's places only. */
interface Lane {
  readonly names: readonly string[];
  places: number;
  taken: number;
}

const isFull = ({ taken, places }: Lane) => taken >= places;

/** Runs the jobs of this process: those that it is asked for, and once it is started those that are due. */
export function createWorker(options: WorkerOptions): Worker {
  const { store, handlers, dispatch, owner, timings } = options;
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const sharing = handlers.filter(({ places }) => places === undefined);
  const shared: Lane = { names: sharing.map(({ name }) => name), places: 0, taken: 0 };
  const own = handlers.flatMap(({ name, places }): Lane[] =>
    places === undefined ? [] : [{ names: [name], places, taken: 0 }],
  );
  const running = new Map<string, RunningJob>();
  const begunNow = new Set<Promise<void>>();
  const watch = createSilenceWatch(timings.silence);
  /** Until when a job that this process is not set up for is left to the others: they may be, and would hear of it later. */
  const leftAlone = new Map<string, number>();
  let stopping = false;
  let filling: Promise<void> | null = null;
  let nextFill: Promise<void> | null = null;
  let poll: NodeJS.Timeout | null = null;
  let removedAt = Number.NEGATIVE_INFINITY;

  /** Takes jobs until none is due or every place is taken. Who calls while that goes on gets a look of his own after it. */
  function fill(): Promise<void> {
    if (filling === null) {
      filling = takeAll().finally(() => {
        filling = null;
      });
      return filling;
    }
    nextFill ??= filling
      .catch(() => {})
      .then(() => {
        nextFill = null;
        return fill();
      });
    return nextFill;
  }

  function leftToOthers(): string[] {
    const now = performance.now();
    for (const [id, until] of leftAlone) if (until <= now) leftAlone.delete(id);
    return [...leftAlone.keys()];
  }

  async function takeAll(): Promise<void> {
    for (const lane of [shared, ...own]) await takeJobs(lane);
  }

  async function takeJobs(lane: Lane): Promise<void> {
    while (!stopping && !isFull(lane)) {
      const job = await store.jobs.claimNext(lane.names, owner, leftToOthers());
      if (job === null) return;
      const definition = byName.get(job.name);
      if (definition === undefined || stopping) {
        await store.jobs.giveBack(job.id, owner);
        return;
      }
      lane.taken += 1;
      void begin(job, definition).settled.then(() => {
        lane.taken -= 1;
        void fill().catch(() => {});
      });
    }
  }

  function begin(job: StoredJob, definition: JobDefinition): RunningJob {
    options.changed(job.id);
    const requeued = (_: unknown, runAt: number, { code }: JihwiError) => {
      if (code === "tool-not-configured") leftAlone.set(job.id, performance.now() + timings.leave);
      return dispatch.announce(job, runAt).catch(() => {});
    };
    const work = runJob(job, definition, { ...options, requeued });
    running.set(job.id, work);
    void work.settled.then(() => running.delete(job.id));
    return work;
  }

  async function claimAndRun(id: string, signal?: AbortSignal): Promise<void> {
    const mayRun = () => !stopping && !signal?.aborted;
    const job = mayRun() ? await store.jobs.claim(id, owner) : null;
    if (job === null) return;
    const definition = byName.get(job.name);
    if (definition === undefined || !mayRun()) return await store.jobs.giveBack(id, owner);
    const { settled, interrupt } = begin(job, definition);
    signal?.addEventListener("abort", interrupt, { once: true });
    await settled.finally(() => signal?.removeEventListener("abort", interrupt));
  }

  /** A worker with no place left waits for one before it takes more announcements: others may be idle. */
  async function wake(): Promise<void> {
    await fill();
    while (!stopping && isFull(shared)) await Promise.race([...running.values()].map((job) => job.settled));
  }

  async function look(): Promise<void> {
    const others = (await store.jobs.held()).filter(({ id }) => !running.has(id));
    for (const lease of watch.silent(others)) {
      const released = await store.transaction(async (inside) => {
        const jobs = await inside.jobs.release([lease], crashed);
        for (const job of jobs) await tellEnd(job, options.ended, inside);
        return jobs;
      });
      for (const job of released) options.changed(job.id);
    }
    await fill();
    await removeOld();
  }

  /** Once a day, jobs that ended long ago are forgotten. */
  async function removeOld(): Promise<void> {
    const now = Date.now();
    if (now - removedAt < dayMs) return;
    removedAt = now;
    await store.jobs.removeEnded(now - keptDays * dayMs);
  }

  return {
    async start(concurrency) {
      if (poll !== null) return;
      shared.places = concurrency;
      // A look that fails, because the database is away, is made again, also where it is the first one.
      poll = setInterval(() => void look().catch(() => {}), timings.poll);
      await dispatch.listen(wake, concurrency);
      await look();
    },
    async runNow(id, signal) {
      const ran = claimAndRun(id, signal).finally(() => begunNow.delete(ran));
      // Counted from here on: whoever stops waits for the claim too, which needs the store.
      begunNow.add(ran);
      await ran;
    },
    cancel: (id) => running.get(id)?.cancel(),
    async stop() {
      stopping = true;
      if (poll !== null) clearInterval(poll);
      for (const job of running.values()) job.interrupt();
      await filling?.catch(() => {});
      for (const job of running.values()) job.interrupt();
      const ending = [...begunNow, ...[...running.values()].map((job) => job.settled)];
      await waitWithin(Promise.allSettled(ending), timings.grace);
    },
  };
}

/** Waits for something, not longer than that. */
export async function waitWithin(awaited: Promise<unknown>, limitMs: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, limitMs);
  await Promise.race([awaited, late.promise]).finally(() => clearTimeout(timer));
}
