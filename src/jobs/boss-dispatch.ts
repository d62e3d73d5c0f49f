import type { PgBoss } from "pg-boss";
import type { Dispatch } from "./dispatch.ts";

const queue = "jihwi-jobs";
/** A schema of its own: the database may serve other programs that use pg-boss. */
const schema = "jihwi_boss";

/** Across machines by pg-boss: it wakes a worker at once (LISTEN/NOTIFY), keeps delayed tickets, and hands each out once. */
export function createBossDispatch(databaseUrl: string): Dispatch {
  let started: Promise<PgBoss> | null = null;

  async function start(): Promise<PgBoss> {
    const { PgBoss } = await import("pg-boss");
    const boss = new PgBoss({ connectionString: databaseUrl, schema, max: 4, schedule: false, useListenNotify: true });
    // Its faults cost time and no work: workers look into the jobs table themselves.
    boss.on("error", () => {});
    await boss.start();
    // One waiting ticket a job, however often it is announced.
    await boss.createQueue(queue, { policy: "short", notify: true, retryLimit: 0, deleteAfterSeconds: 3600 });
    return boss;
  }

  function running(): Promise<PgBoss> {
    started ??= start().catch((thrown: unknown) => {
      started = null;
      throw thrown;
    });
    return started;
  }

  return {
    async announce(job, runAt) {
      const boss = await running();
      const startAfter = runAt > Date.now() ? new Date(runAt) : undefined;
      await boss.send(queue, {}, { singletonKey: job.id, startAfter });
    },
    async listen(wake, concurrency) {
      const boss = await running();
      const options = { batchSize: Math.max(2, concurrency), burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
      await boss.work(queue, { ...options, notifyPollingIntervalSeconds: 1 }, wake);
    },
    async close() {
      const boss = await started;
      await boss?.stop({ graceful: false, close: true });
    },
  };
}
