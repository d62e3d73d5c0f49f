import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createJobs } from "#jobs";
import { openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { createEmbeddingJob } from "./embedding-job.ts";

const model = "compatible:sea-embedder";

/** Runs the job in a process that knows a model only once it was told of it, and counts how often it looked. */
async function runIn(context: TestContext, hearsAtLook: number) {
  const store = await openStore({ dataDir: await temporaryFolder(context) });
  let looks = 0;
  const index = { embeddingModel: () => (looks >= hearsAtLook ? model : null), embedMissing: async () => {} };
  const refreshSettings = async () => {
    looks += 1;
  };
  const job = createEmbeddingJob({ store, index, refreshSettings });
  const jobs = createJobs({ store, handlers: [job], timings: { poll: 20, backOff: 5 } });
  context.after(async () => {
    await jobs.stop();
    await store.close();
  });
  await jobs.start();
  const { id } = await jobs.enqueue(job, { model });
  for await (const { status, attempts, error } of jobs.subscribe(id))
    if (status !== "queued" && status !== "running") return { status, attempts, error, looks };
  return assert.fail("the job has no end");
}

test("a process that gets the job before it has heard of the model asks for the settings and embeds", async (context) => {
  const { status, attempts, looks } = await runIn(context, 1);
  assert.deepEqual([status, attempts, looks], ["finished", 1, 1]);
});

test("a process that learns of the model later does the job then", async (context) => {
  const { status, attempts } = await runIn(context, 3);
  assert.deepEqual([status, attempts], ["finished", 3]);
});

test("a model that no process comes to know ends the job with the reason", async (context) => {
  const { status, attempts, error } = await runIn(context, Number.POSITIVE_INFINITY);
  assert.deepEqual([status, attempts, error?.code], ["failed", 6, "model-not-configured"]);
});
