// A worker process for tests: runs counting jobs, each up to its fifth number, and prints each change of the job it is told
// to watch.
import { openStore, type StoreOptions } from "#store";
import { createJobs } from "../../../src/jobs/create-jobs.ts";
import { countingJob, quick } from "./jobs-for-tests.ts";

const { options, watch }: { options: StoreOptions; watch: string } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore(options);
const jobs = createJobs({
  store,
  handlers: [countingJob(store, { at: 5, until: new Promise(() => {}) })],
  timings: quick,
});
await jobs.start({ concurrency: 2 });
for await (const job of jobs.subscribe(watch)) process.stdout.write(`${job.status} ${job.progress?.done ?? 0}\n`);
