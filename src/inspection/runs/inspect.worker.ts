import { parentPort, workerData } from "node:worker_threads";
import { toJihwiError } from "#protocol";
import { createInspector, inspectBatch } from "./inspect-item.ts";
import type { Batch, InspectorOptions } from "./work.ts";

/** A worker thread: batches in, outcomes out, as JSON: a string crosses faster than what it is made of. */
const options: InspectorOptions = workerData;
const inspector = createInspector(options);

parentPort?.on("message", async (batch: Batch) => {
  try {
    const outcomes = await inspectBatch(batch, await inspector);
    parentPort?.postMessage({ outcomes: outcomes.map((outcome) => JSON.stringify(outcome)) });
  } catch (thrown) {
    parentPort?.postMessage({ error: toJihwiError(thrown).toRecord() });
  }
});
