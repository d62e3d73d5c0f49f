import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { JihwiError, type JobView } from "#protocol";
import { openStore, type Store } from "#store";
import { describeStores, startChild } from "#store/testing";
import { countingJob, quick } from "../../test/beds/jobs/jobs-for-tests.ts";
import { createJobs, type Jobs } from "./create-jobs.ts";
import { defineJob, type JobDefinition } from "./define-job.ts";
import type { JobTimings } from "./timings.ts";

function jobsOn(
  test: TestContext,
  store: Store,
  handlers: readonly JobDefinition[],
  timings: JobTimings = quick,
): Jobs {
  const jobs = createJobs({ store, handlers, timings });
  test.after(() => jobs.stop());
  return jobs;
}

async function ended(jobs: Jobs, id: string): Promise<JobView> {
  let last: JobView | null = null;
  for await (const job of jobs.subscribe(id)) last = job;
  assert.ok(last);
  return last;
}

const anything = z.object({}).loose();

describeStores("jobs", (stores) => {
  test("a job runs, its progress is streamed as it is stored, and its result stays", async (t) => {
    const store = await stores.open(t);
    const seenInTheMiddle = Promise.withResolvers<void>();
    const count = countingJob(store, { at: 3, until: seenInTheMiddle.promise });
    const jobs = jobsOn(t, store, [count]);
    await jobs.start();
    const { id, status } = await jobs.enqueue(count, { to: 5 });
    assert.equal(status, "queued");
    const seen: JobView[] = [];
    for await (const job of jobs.subscribe(id)) {
      seen.push(job);
      if (job.progress !== null) seenInTheMiddle.resolve();
    }
    assert.ok(seen.some((job) => job.status === "running" && job.progress !== null && job.progress.done < 5));
    const last = seen.at(-1);
    assert.deepEqual(last?.progress, { done: 5, total: 5, message: null });
    assert.deepEqual(last?.result, { counted: 5, earlierAttempts: 0 });
    assert.deepEqual(await jobs.get(id), last);
    assert.deepEqual((await jobs.list({ status: "finished" })).items, [last]);
  });

  test("a worker forgets jobs that ended a month ago, and no others", async (t) => {
    const store = await stores.open(t);
    const job = defineJob({ name: "test.old", input: anything, run: async () => null });
    const jobs = jobsOn(t, store, [job]);
    const endedAt = async (days: number) => {
      const { id } = await jobs.enqueue(job, {});
      t.mock.timers.enable({ apis: ["Date"], now: Date.now() - days * 86_400_000 });
      await jobs.cancel(id);
      t.mock.timers.reset();
      return id;
    };
    for (let count = 0; count < 3; count += 1) await endedAt(31);
    const kept = [await endedAt(29), (await jobs.enqueue(job, {}, { delayMs: 3_600_000 })).id];
    await jobs.start();
    assert.deepEqual(new Set((await jobs.list()).items.map(({ id }) => id)), new Set(kept));
  });

  test("an unfinished job with the same key is the same job; a finished one is not", async (t) => {
    const store = await stores.open(t);
    const job = defineJob({ name: "test.once", input: anything, run: async () => null });
    const jobs = jobsOn(t, store, [job]);
    const twice = await Promise.all([jobs.enqueue(job, {}, { key: "a" }), jobs.enqueue(job, {}, { key: "a" })]);
    assert.equal(twice[0].id, twice[1].id);
    assert.notEqual((await jobs.enqueue(job, {}, { key: "b" })).id, twice[0].id);
    await jobs.start();
    await ended(jobs, twice[0].id);
    assert.notEqual((await jobs.enqueue(job, {}, { key: "a" })).id, twice[0].id);
  });

  test("a failure that may pass is tried again, and one that cannot is not", async (t) => {
    const store = await stores.open(t);
    let calls = 0;
    const flaky = defineJob({
      name: "test.flaky",
      input: anything,
      async run(_input, job) {
        calls += 1;
        job.log(`call ${calls}`);
        if (calls < 3) throw new Error("not yet");
        return "done";
      },
    });
    const hopeless = defineJob({
      name: "test.hopeless",
      input: anything,
      async run() {
        throw new JihwiError("document-encrypted", { message: { ko: "암호", en: "locked" } });
      },
    });
    const jobs = jobsOn(t, store, [flaky, hopeless]);
    await jobs.start();
    const [good, bad] = await Promise.all([jobs.enqueue(flaky, {}), jobs.enqueue(hopeless, {})]);
    const { status, attempts, log } = await ended(jobs, good.id);
    assert.deepEqual([status, attempts, log], ["finished", 3, ["call 1", "call 2", "call 3"]]);
    const failed = await ended(jobs, bad.id);
    assert.deepEqual([failed.status, failed.attempts, failed.error?.message.ko], ["failed", 1, "암호"]);
  });

  test("a job that goes on failing ends as failed with its last error", async (t) => {
    const store = await stores.open(t);
    const job = defineJob({
      name: "test.fails",
      input: anything,
      retries: 1,
      run: () => Promise.reject(new Error("always")),
    });
    const jobs = jobsOn(t, store, [job]);
    await jobs.start();
    const { status, attempts, error } = await ended(jobs, (await jobs.enqueue(job, {})).id);
    assert.deepEqual([status, attempts], ["failed", 2]);
    assert.equal(error?.code, "internal");
    assert.doesNotMatch(error?.message.en ?? "", /always/);
  });

  test("what a process is not set up for is left to one that is, and ends as failed when there is none", async (t) => {
    const store = await stores.open(t);
    const tell = (run: () => Promise<unknown>) => defineJob({ name: "test.tell", input: anything, run });
    const unset = tell(async () => {
      const message = { ko: "모름", en: "not known here" };
      throw new JihwiError("tool-not-configured", { message, retryable: true });
    });
    const without = jobsOn(t, store, [unset]);
    await without.start();
    const { id } = await without.enqueue(unset, {});
    for await (const { error } of without.subscribe(id)) if (error !== null) break;
    const set = jobsOn(t, store, [tell(async () => "told")]);
    await set.start();
    assert.equal((await ended(set, id)).result, "told");
    await set.stop();
    await without.stop();

    const alone = jobsOn(t, store, [unset], { ...quick, leave: 0 });
    await alone.start();
    const lost = await ended(alone, (await alone.enqueue(unset, {})).id);
    assert.deepEqual([lost.status, lost.error?.code, lost.attempts], ["failed", "tool-not-configured", 3]);
  });

  test("cancelling stops the handler itself, also when another process asks for it", async (t) => {
    const options = await stores.options(t);
    const [here, there] = await Promise.all([openStore(options), openStore(options)]);
    t.after(() => Promise.all([here.close(), there.close()]));
    const count = countingJob(here);
    const runner = jobsOn(t, here, [count]);
    const caller = jobsOn(t, there, [count]);
    await runner.start();
    for (const canceller of [runner, caller]) {
      const { id } = await caller.enqueue(count, { to: 100_000 });
      for await (const job of runner.subscribe(id)) if (job.progress !== null) break;
      await canceller.cancel(id);
      assert.equal((await ended(runner, id)).status, "cancelled");
      const counts = () => here.settings.find(`count-${id}`, z.array(z.number()));
      const before = await counts();
      await setTimeout(100);
      assert.deepEqual(await counts(), before);
    }
  });

  test("a job that its owner puts back in the moment in which it is cancelled never runs again", async (t) => {
    const { jobs } = await stores.open(t);
    const error = { code: "job-failed", message: { ko: "", en: "" }, hint: null, retryable: false } as const;
    const owner = "a worker that stops";
    for (const putBack of [jobs.giveBack, (id: string) => jobs.retry(id, owner, 0, error)]) {
      const { job } = await jobs.add({ name: "test.back", input: null, key: null, retries: 1, runAt: 0 });
      assert.ok(await jobs.claim(job.id, owner));
      await Promise.all([jobs.requestCancel(job.id), putBack(job.id, owner)]);
      const { status, endedAt } = await jobs.get(job.id);
      assert.deepEqual([status, endedAt === null], ["cancelled", false]);
    }
  });

  test("a queued job that is cancelled never runs, and keeps why", async (t) => {
    const store = await stores.open(t);
    let ran = false;
    const job = defineJob({
      name: "test.never",
      input: anything,
      run: async () => {
        ran = true;
      },
    });
    const other = defineJob({ name: "test.other", input: anything, run: async () => null });
    const jobs = jobsOn(t, store, [job, other]);
    const { id } = await jobs.enqueue(job, {});
    const why = new JihwiError("cancelled", { message: { ko: "지웠습니다.", en: "It was removed." } });
    const { status, error } = await jobs.cancel(id, why);
    assert.deepEqual([status, error], ["cancelled", why.toRecord()]);
    await jobs.start();
    await ended(jobs, (await jobs.enqueue(other, {})).id);
    assert.equal(ran, false);
  });

  test("several workers share the work, and no job runs twice", async (t) => {
    const options = await stores.options(t);
    const opened = await Promise.all(Array.from({ length: 3 }, () => openStore(options)));
    t.after(() => Promise.all(opened.map((store) => store.close())));
    const runs: number[] = [];
    const job = defineJob({
      name: "test.share",
      input: z.object({ index: z.number() }),
      async run({ index }) {
        runs.push(index);
        await setTimeout(5);
      },
    });
    const workers = opened.map((store) => jobsOn(t, store, [job]));
    await Promise.all(workers.map((worker) => worker.start({ concurrency: 3 })));
    const [first] = workers;
    assert.ok(first);
    const queued = await Promise.all(Array.from({ length: 30 }, (_, index) => first.enqueue(job, { index })));
    for (const { id } of queued) assert.equal((await ended(first, id)).status, "finished");
    assert.deepEqual(
      runs.sort((a, b) => a - b),
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  test("a job with places of its own takes none of the others, and waits for none", async (t) => {
    const store = await stores.open(t);
    const held = Promise.withResolvers<void>();
    t.after(() => held.resolve());
    const most = new Map<string, number>();
    const holding = (name: string, more: Pick<JobDefinition, "places"> = {}) => {
      let now = 0;
      return defineJob({
        name,
        input: anything,
        ...more,
        async run() {
          now += 1;
          most.set(name, Math.max(most.get(name) ?? 0, now));
          await held.promise;
          now -= 1;
        },
      });
    };
    const [aside, shared] = [holding("test.aside", { places: 3 }), holding("test.shared")];
    const quickly = defineJob({ name: "test.quickly", input: anything, run: async () => null });
    const jobs = jobsOn(t, store, [aside, shared, quickly]);
    const asides = await Promise.all(Array.from({ length: 8 }, () => jobs.enqueue(aside, {})));
    await jobs.start({ concurrency: 2 });
    const begun = async ({ name }: JobDefinition, count: number) => {
      while ((most.get(name) ?? 0) < count) await setTimeout(5);
    };
    await begun(aside, 3);
    assert.equal((await ended(jobs, (await jobs.enqueue(quickly, {})).id)).status, "finished");
    await Promise.all(Array.from({ length: 3 }, () => jobs.enqueue(shared, {})));
    await begun(shared, 2);
    held.resolve();
    for (const { id } of asides) assert.equal((await ended(jobs, id)).status, "finished");
    assert.deepEqual([most.get(aside.name), most.get(shared.name)], [3, 2]);
  });

  test("a worker is woken by the announcement, not by looking", async (t) => {
    const options = await stores.options(t);
    const [here, there] = await Promise.all([openStore(options), openStore(options)]);
    t.after(() => Promise.all([here.close(), there.close()]));
    let failed = false;
    const job = defineJob({
      name: "test.woken",
      input: anything,
      async run() {
        if (failed) return "woken twice";
        failed = true;
        throw new Error("once more");
      },
    });
    const never = { ...quick, poll: 600_000 };
    const worker = jobsOn(t, here, [job], never);
    // Across machines by pg-boss; an embedded store wakes only its own process.
    const caller = stores.kind === "postgres" ? jobsOn(t, there, [job]) : worker;
    await worker.start();
    const { id } = await caller.enqueue(job, {});
    const { result, attempts } = await ended(jobsOn(t, there, []), id);
    assert.deepEqual([result, attempts], ["woken twice", 2]);
  });

  test("a worker whose first look failed works once the store is back", async (t) => {
    const store = await stores.open(t);
    let isAway = true;
    const held: Store["jobs"]["held"] = async () => {
      if (isAway) throw new Error("the store is away");
      return store.jobs.held();
    };
    const job = defineJob({ name: "test.back", input: anything, run: async () => null });
    const jobs = jobsOn(t, { ...store, jobs: { ...store.jobs, held } }, [job]);
    await assert.rejects(jobs.start(), /away/);
    isAway = false;
    await jobs.start();
    // Left by a process that announces nothing here.
    const { job: left } = await store.jobs.add({ name: job.name, input: {}, key: null, retries: 0, runAt: Date.now() });
    assert.equal((await ended(jobs, left.id)).status, "finished");
  });

  test("a process that stops gives its jobs back, and they go on where they were", async (t) => {
    const store = await stores.open(t);
    const count = countingJob(store);
    const held = countingJob(store, { at: 5, until: new Promise(() => {}) });
    const first = createJobs({ store, handlers: [held], timings: quick });
    await first.start();
    const { id } = await first.enqueue(held, { to: 20 });
    for await (const job of first.subscribe(id)) if (job.progress !== null) break;
    await first.stop();
    assert.equal((await store.jobs.get(id)).status, "queued");
    const second = jobsOn(t, store, [count]);
    await second.start();
    const { status, result, attempts } = await ended(second, id);
    assert.deepEqual([status, result, attempts], ["finished", { counted: 20, earlierAttempts: 0 }, 1]);
  });

  test("a job whose process is killed with -9 is resumed by another and does nothing twice", async (t) => {
    const options = await stores.options(t);
    const store = await openStore(options);
    t.after(() => store.close());
    const count = countingJob(store);
    const jobs = jobsOn(t, store, [count]);
    const { id } = await jobs.enqueue(count, { to: 40 });
    const child = startChild(t, new URL("../../test/beds/jobs/work.ts", import.meta.url), { options, watch: id });
    for await (const line of child.lines) if (Number(line.split(" ")[1]) >= 3) break;
    await child.kill();
    const before = await store.jobs.get(id);
    assert.equal(before.status, "running");
    await jobs.start();
    const { status, result, attempts } = await ended(jobs, id);
    assert.deepEqual([status, result, attempts], ["finished", { counted: 40, earlierAttempts: 1 }, 2]);
    const counted = await store.settings.find(`count-${id}`, z.array(z.number()));
    assert.deepEqual(
      counted,
      Array.from({ length: 40 }, (_, index) => index),
    );
  });

  test("a worker that lost a job to another stops its handler and writes nothing more", async (t) => {
    const store = await stores.open(t);
    const count = countingJob(store);
    const jobs = jobsOn(t, store, [count]);
    await jobs.start();
    const { id } = await jobs.enqueue(count, { to: 100_000 });
    for await (const job of jobs.subscribe(id)) if (job.progress !== null) break;
    const error = { code: "job-failed", message: { ko: "", en: "" }, hint: null, retryable: false } as const;
    // A heartbeat between the look and the release keeps the job with its owner: then it is tried again.
    const take = () =>
      store.transaction(async (inside) => {
        await inside.jobs.release(await inside.jobs.held(), error);
        return (await inside.jobs.claimNext(["test.count"], "another"))?.id ?? null;
      });
    let taken = await take();
    for (let tries = 0; taken === null && tries < 50; tries += 1) taken = await take();
    assert.equal(taken, id);
    const counts = async () => (await store.settings.find(`count-${id}`, z.array(z.number())))?.length ?? 0;
    let before = -1;
    for (let now = await counts(); now !== before; now = await counts()) {
      before = now;
      await setTimeout(300);
    }
    assert.deepEqual([(await store.jobs.get(id)).status, (await store.jobs.get(id)).owner], ["running", "another"]);
    await store.jobs.finish(id, "another", { status: "cancelled" });
  });

  test("a job whose process dies goes on at once, then after longer and longer pauses, and is given up in the end", async (t) => {
    const store = await stores.open(t);
    const job = defineJob({ name: "test.deadly", input: anything, run: async () => null });
    const { id } = await jobsOn(t, store, [job]).enqueue(job, {});
    const error = { code: "job-failed", message: { ko: "", en: "" }, hint: null, retryable: false } as const;
    const pauses: number[] = [];
    for (let deaths = 1; (await store.jobs.get(id)).status === "queued" && deaths < 100; deaths += 1) {
      await store.jobs.claim(id, `process ${deaths}`);
      const diedAt = Date.now();
      await store.jobs.release(await store.jobs.held(), error);
      pauses.push((await store.jobs.get(id)).runAt - diedAt);
    }
    for (const [at, seconds] of [0, 0, 1, 2, 4, 8, 15, 15].entries())
      assert.ok((pauses[at] ?? 0) >= 1000 * seconds, `after death ${at + 1}: ${pauses[at]} ms`);
    assert.deepEqual([pauses.length, (await store.jobs.get(id)).status], [31, "failed"]);
  });

  test("an end without an owner is told as any other, once", async (t) => {
    const store = await stores.open(t);
    const told: string[] = [];
    const job = defineJob({ name: "test.ends", input: anything, run: async () => null });
    const jobs = createJobs({
      store,
      handlers: [job],
      timings: { ...quick, silence: 100 },
      ended: async ({ id, status, error }) => void told.push(`${id} ${status} ${error?.code ?? "-"}`),
    });
    t.after(() => jobs.stop());
    const error = { code: "job-failed", message: { ko: "", en: "" }, hint: null, retryable: false } as const;
    const [queued, stopped, deadly] = [
      await jobs.enqueue(job, {}),
      await jobs.enqueue(job, {}),
      await jobs.enqueue(job, {}),
    ];
    await jobs.cancel(queued.id);
    await jobs.cancel(queued.id);
    assert.deepEqual(told, [`${queued.id} cancelled -`]);

    for (let deaths = 1; deaths <= 30; deaths += 1) {
      await store.jobs.claim(deadly.id, `process ${deaths}`);
      await store.jobs.release(await store.jobs.held(), error);
    }
    await store.jobs.claim(deadly.id, "the last process");
    await store.jobs.claim(stopped.id, "the last process");
    await jobs.cancel(stopped.id);
    assert.equal(told.length, 1, "one that runs is only asked to stop");
    await jobs.start();
    assert.equal((await ended(jobs, stopped.id)).status, "cancelled");
    assert.equal((await ended(jobs, deadly.id)).status, "failed");
    assert.deepEqual(told.slice(1).sort(), [`${deadly.id} failed job-failed`, `${stopped.id} cancelled -`].sort());
  });

  test("what is stored with its job is there with it or not at all", async (t) => {
    const store = await stores.open(t);
    const job = defineJob({ name: "test.with", input: anything, run: async () => null });
    const jobs = jobsOn(t, store, [job]);
    const work = jobs.transaction(async (inside, enqueue) => {
      await inside.settings.put("thing", 1);
      await enqueue(job, {}, { key: "k" });
      throw new Error("power cut");
    });
    await assert.rejects(work, /power cut/);
    assert.deepEqual([(await jobs.list()).items, await store.settings.find("thing", z.number())], [[], null]);
    await jobs.start();
    const { id } = await jobs.transaction((_, enqueue) => enqueue(job, {}, { key: "k" }));
    assert.equal((await ended(jobs, id)).status, "finished");
  });

  test("input that does not fit is refused before it is queued", async (t) => {
    const store = await stores.open(t);
    const job = defineJob({ name: "test.input", input: z.object({ file: z.string() }), run: async () => null });
    const jobs = jobsOn(t, store, [job]);
    const wrong: unknown = { file: 1 };
    await assert.rejects(
      jobs.enqueue(job, wrong as { file: string }),
      (error: JihwiError) => error.code === "bad-input",
    );
    assert.deepEqual((await jobs.list()).items, []);
    await assert.rejects(jobs.get("none"), (error: JihwiError) => error.code === "not-found");
  });
});
