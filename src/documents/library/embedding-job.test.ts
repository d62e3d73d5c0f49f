import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createJobs } from "#jobs";
import { type ErrorCode, JihwiError } from "#protocol";
import { openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { createEmbeddingJob, type EmbeddingJobOptions } from "./embedding-job.ts";

const model = "compatible:sea-embedder";

/** Runs the job to its end, on a store with so many documents that were read. */
async function runJob(
  context: TestContext,
  { index, refreshSettings = async () => {} }: Pick<EmbeddingJobOptions, "index"> & Partial<EmbeddingJobOptions>,
  documents = 0,
) {
  const store = await openStore({ dataDir: await temporaryFolder(context) });
  for (let at = 0; at < documents; at += 1) {
    const file = { id: `d${at}`, name: `${at}.txt`, format: "txt", bytes: 1, contentHash: `${at}` };
    await store.documents.add(file);
    await store.documents.update(file.id, { status: "ready" });
  }
  const job = createEmbeddingJob({ store, index, refreshSettings });
  const jobs = createJobs({ store, handlers: [job], timings: { poll: 20, backOff: 5 } });
  context.after(async () => {
    await jobs.stop();
    await store.close();
  });
  await jobs.start();
  const { id } = await jobs.enqueue(job, { model });
  for await (const { status, attempts, error, log } of jobs.subscribe(id))
    if (status !== "queued" && status !== "running") return { status, attempts, error, log };
  return assert.fail("the job has no end");
}

/** Runs the job in a process that knows a model only once it was told of it, and counts how often it looked. */
async function runIn(context: TestContext, hearsAtLook: number) {
  let looks = 0;
  const index = { embeddingModel: () => (looks >= hearsAtLook ? model : null), embedMissing: async () => {} };
  const refreshSettings = async () => {
    looks += 1;
  };
  return { ...(await runJob(context, { index, refreshSettings })), looks };
}

/** An index whose model refuses some documents, and what it was asked for. */
function refusing(code: ErrorCode, isRefused: (id: string) => boolean) {
  const asked: string[] = [];
  const embedMissing = async (id: string) => {
    asked.push(id);
    if (isRefused(id)) throw new JihwiError(code, { message: { ko: "아니요", en: "no" } });
  };
  return { asked, index: { embeddingModel: () => model, embedMissing } };
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

test("a document that the model refuses keeps no other from being found by meaning, and the job tells of it", async (context) => {
  const { asked, index } = refusing("too-large", (id) => id === "d1");
  const { status, error, log } = await runJob(context, { index }, 3);
  assert.deepEqual(asked.sort(), ["d0", "d1", "d2"]);
  assert.deepEqual([status, error?.code, log], ["failed", "too-large", ["d1: no"]]);
  assert.match(error?.message.en ?? "", /refused: 1\./);
});

test("a key that is not accepted is not tried with every document", async (context) => {
  const { asked, index } = refusing("model-bad-key", () => true);
  const { status, error } = await runJob(context, { index }, 15);
  assert.deepEqual([asked.length, status, error?.code], [10, "failed", "model-bad-key"]);
});

test("a key that is not accepted is told as that where there are few documents, too", async (context) => {
  const { index } = refusing("model-bad-key", () => true);
  const { status, error } = await runJob(context, { index }, 3);
  assert.deepEqual([status, error?.code], ["failed", "model-bad-key"]);
});
