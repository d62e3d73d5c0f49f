import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import { type ErrorRecord, type JobProgress, type JobStatus, jobStatusSchema } from "#protocol";
import type { Database } from "../database.ts";
import { newId } from "../ids.ts";
import { newestFirst, type Page, type PageRequest, toPage } from "../paging.ts";
import { notFound } from "../rows.ts";
import { type Row, type Tables, tables } from "../tables.ts";
import { createLeases, type HeldLease } from "./leases.ts";

export type StoredJob = Row<"jobs">;

export interface NewJob {
  readonly name: string;
  readonly input: unknown;
  readonly key: string | null;
  readonly retries: number;
  readonly runAt: number;
}

export interface JobFilter extends PageRequest {
  readonly name?: string;
  readonly status?: JobStatus;
}

export type JobEnd =
  | { readonly status: "finished"; readonly result: unknown }
  | { readonly status: "failed"; readonly error: ErrorRecord }
  | { readonly status: "cancelled" };

/** How often a job may take its process down with it before it counts as failed. */
const mostCrashes = 30;
const longestPauseMs = 15_000;
const removedAtOnce = 500;

/**
 * How long a job waits after its process died. A process is also killed for other reasons: a few times it goes on at once,
 * then it lets everybody else be served a while, which a job that kills its process never would.
 */
function pauseAfter(crashes: number): number {
  return crashes < 3 ? 0 : Math.min(longestPauseMs, 1000 * 2 ** (crashes - 3));
}

/** What its owner puts back is queued, unless it is to be stopped: nobody would ask the next owner to. */
function backInQueue(job: ExpressionBuilder<Tables, "jobs">) {
  return {
    owner: null,
    status: job
      .case()
      .when("cancelling", "=", 1)
      .then("cancelled" as const)
      .else("queued" as const)
      .end(),
    endedAt: job.case().when("cancelling", "=", 1).then(Date.now()).else(job.ref("endedAt")).end(),
  };
}

export function createJobRows(db: Database) {
  const { read, first, all } = tables.jobs;
  const leases = createLeases(db, "jobs");

  /** Changes a job that this owner still holds. */
  function held(id: string, owner: string) {
    return db.updateTable("jobs").where("id", "=", id).where("owner", "=", owner).where("status", "=", "running");
  }

  const find = (id: string) => first(db.selectFrom("jobs").selectAll().where("id", "=", id));

  /** In one query: a job that a worker takes between two of them, one for each status, would be in neither. */
  function unfinished(name: string) {
    return db.selectFrom("jobs").where("name", "=", name).where("status", "in", ["queued", "running"]);
  }

  const findUnfinished = (name: string, key: string) => first(unfinished(name).where("key", "=", key).selectAll());

  /** Takes a queued job for this owner alone. Null: another has it, or it has ended. */
  async function claim(id: string, owner: string): Promise<StoredJob | null> {
    const now = Date.now();
    return first(
      db
        .updateTable("jobs")
        .set((job) => ({
          status: "running",
          owner,
          heartbeatAt: now,
          startedAt: now,
          attempts: job("attempts", "+", 1),
        }))
        .where("id", "=", id)
        .where("status", "=", "queued")
        .returningAll(),
    );
  }

  return {
    find,
    findUnfinished,
    claim,
    beat: leases.beat,
    held: leases.held,

    async get(id: string): Promise<StoredJob> {
      const job = await find(id);
      if (job === null) throw notFound({ ko: "작업", en: "job" }, id);
      return job;
    },

    /** Adds a job, or gives the unfinished one with the same name and key: `added` tells which. */
    async add(job: NewJob): Promise<{ job: StoredJob; added: boolean }> {
      for (;;) {
        const fresh: StoredJob = {
          ...job,
          id: newId("job"),
          status: "queued",
          progress: null,
          log: [],
          result: null,
          error: null,
          attempts: 0,
          failures: 0,
          cancelling: 0,
          owner: null,
          heartbeatAt: null,
          createdAt: Date.now(),
          startedAt: null,
          endedAt: null,
        };
        const inserted = await db
          .insertInto("jobs")
          .values(z.encode(tables.jobs.schema, fresh))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) return { job: fresh, added: true };
        const known = await findUnfinished(job.name, job.key ?? "");
        // Else it has finished in this very moment, and the new one may be added after all.
        if (known) return { job: known, added: false };
      }
    },

    /** The newest job with this name and key, finished or not. */
    async latest(name: string, key: string): Promise<StoredJob | null> {
      const rows = db.selectFrom("jobs").selectAll().where("name", "=", name).where("key", "=", key);
      return first(rows.orderBy("createdAt", "desc").orderBy("id", "desc").limit(1));
    },

    /** Forgets the ended jobs with this name and key, and what the unfinished one has told of its work. */
    async forget(name: string, key: string): Promise<void> {
      const ended = ["finished", "failed", "cancelled"] as const;
      await db
        .deleteFrom("jobs")
        .where("name", "=", name)
        .where("key", "=", key)
        .where("status", "in", ended)
        .execute();
      const silent = { log: "[]", error: null };
      await db.updateTable("jobs").set(silent).where("name", "=", name).where("key", "=", key).execute();
    },

    /**
     * Removes jobs that ended before a moment; a few at once, so that others are let in. Those of an inspection stay as long
     * as it does: they alone know how it ended.
     */
    async removeEnded(before: number): Promise<void> {
      for (let removed = removedAtOnce; removed === removedAtOnce; ) {
        const oldest = db
          .selectFrom("jobs")
          .select("id")
          .where("endedAt", "<", before)
          .where((job) =>
            job.not(job.exists(job.selectFrom("inspections").select("id").whereRef("inspections.id", "=", "jobs.key"))),
          )
          .orderBy("endedAt")
          .limit(removedAtOnce);
        const { numDeletedRows } = await db.deleteFrom("jobs").where("id", "in", oldest).executeTakeFirst();
        removed = Number(numDeletedRows);
      }
    },

    /** The unfinished jobs of a name, by their keys. */
    async unfinishedByKey(name: string): Promise<Map<string, string>> {
      const rows = await unfinished(name).select(["id", "key"]).execute();
      return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])));
    },

    /** Newest first. */
    async list(filter: JobFilter = {}): Promise<Page<StoredJob>> {
      let rows = newestFirst(db.selectFrom("jobs").selectAll(), "createdAt", filter);
      if (filter.name !== undefined) rows = rows.where("name", "=", filter.name);
      if (filter.status !== undefined) rows = rows.where("status", "=", filter.status);
      return toPage(await all(rows), filter, ({ createdAt, id }) => ({ at: createdAt, id }));
    },

    /** How many jobs there are of each name and status. */
    async counts(): Promise<{ name: string; status: JobStatus; count: number }[]> {
      const rows = await db
        .selectFrom("jobs")
        .select(["name", "status"])
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .groupBy(["name", "status"])
        .orderBy("name")
        .execute();
      return rows.map(({ name, status, count }) => ({
        name,
        status: jobStatusSchema.parse(status),
        count: Number(count),
      }));
    },

    /** Takes the next job that is due and not among the excepted, for this owner alone. Null: there is none. */
    async claimNext(
      names: readonly string[],
      owner: string,
      except: readonly string[] = [],
    ): Promise<StoredJob | null> {
      if (names.length === 0) return null;
      for (;;) {
        const next = await db
          .selectFrom("jobs")
          .select("id")
          .where("status", "=", "queued")
          .where("runAt", "<=", Date.now())
          .where("name", "in", names)
          .$if(except.length > 0, (due) => due.where("id", "not in", except))
          .orderBy("runAt")
          .orderBy("id")
          .limit(1)
          .executeTakeFirst();
        if (!next) return null;
        const job = await claim(next.id, owner);
        // Else another process was faster: there may be more.
        if (job) return job;
      }
    },

    async report(id: string, owner: string, state: { progress: JobProgress | null; log: string[] }): Promise<void> {
      const set = z.encode(tables.jobs.schema.pick({ progress: true, log: true }), state);
      await held(id, owner).set(set).execute();
    },

    /** Ends a job. False: it is no longer this owner's, and nothing was changed. */
    async finish(id: string, owner: string, end: JobEnd): Promise<boolean> {
      const result = await held(id, owner)
        .set({
          status: end.status,
          result: end.status === "finished" ? (JSON.stringify(end.result) ?? "null") : null,
          error: end.status === "failed" ? JSON.stringify(end.error) : null,
          endedAt: Date.now(),
        })
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Puts a failed job back, to be tried again later; one that is to be stopped ends. */
    async retry(id: string, owner: string, runAt: number, error: ErrorRecord): Promise<void> {
      await held(id, owner)
        .set((job) => ({
          ...backInQueue(job),
          runAt,
          failures: job("failures", "+", 1),
          error: JSON.stringify(error),
        }))
        .execute();
    },

    /** Gives a job back unfinished, as if this owner had never had it; one that is to be stopped ends. */
    async giveBack(id: string, owner: string): Promise<void> {
      await held(id, owner)
        .set((job) => ({ ...backInQueue(job), attempts: job("attempts", "-", 1) }))
        .execute();
    },

    /**
     * A queued job is cancelled at once; a running one is asked to stop, which its owner sees at its next heartbeat. In one
     * query: a job that its owner puts back between two of them would be asked by neither. Gives the job as it is then, with
     * the reason if one is told; null where it had ended before.
     */
    async requestCancel(id: string, why?: ErrorRecord): Promise<StoredJob | null> {
      const row = await db
        .updateTable("jobs")
        .set((job) => ({
          cancelling: 1,
          error: why === undefined ? job.ref("error") : JSON.stringify(why),
          status: job
            .case()
            .when("status", "=", "queued")
            .then("cancelled" as const)
            .else(job.ref("status"))
            .end(),
          endedAt: job.case().when("status", "=", "queued").then(Date.now()).else(job.ref("endedAt")).end(),
        }))
        .where("id", "=", id)
        .where("status", "in", ["queued", "running"])
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : read(row);
    },

    /**
     * Puts back jobs whose owner fell silent after the heartbeat that was seen; those it was asked to stop are stopped now,
     * and those that crashed too often have failed. Gives each as it is then.
     */
    async release(silent: readonly HeldLease[], crashed: ErrorRecord): Promise<StoredJob[]> {
      const released: StoredJob[] = [];
      for (const { id, owner, heartbeatAt } of silent) {
        const still = () => held(id, owner).where("heartbeatAt", "=", heartbeatAt);
        const endedAt = Date.now();
        const stopped = await still()
          .set({ status: "cancelled", endedAt })
          .where("cancelling", "=", 1)
          .returningAll()
          .execute();
        const failed = await still()
          .set({ status: "failed", error: JSON.stringify(crashed), endedAt })
          .where((job) => job(job("attempts", "-", job.ref("failures")), ">", mostCrashes))
          .returningAll()
          .execute();
        const { attempts = 0, failures = 0 } = (await find(id)) ?? {};
        const runAt = endedAt + pauseAfter(attempts - failures);
        const queued = await still().set({ status: "queued", owner: null, runAt }).returningAll().execute();
        released.push(...[...stopped, ...failed, ...queued].map(read));
      }
      return released;
    },
  };
}
