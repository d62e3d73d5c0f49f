import { parentPort, workerData } from "node:worker_threads";
import { toJihwiError } from "#protocol";
import { createInspector, inspectBatch } from "./inspect-item.ts";
import type { Batch, InspectorOptions } from "./work.ts";

/** A worker thread: batches in, outcomes out, as bytes of JSON, which change threads without being copied into a heap. */
const options: InspectorOptions = workerData;
const inspector = createInspector(options);
const encoder = new TextEncoder();

parentPort?.on("message", async (batch: Batch) => {
  try {
    const judged = await inspectBatch(batch, await inspector);
    const outcomes = judged.map((outcome) => encoder.encode(JSON.stringify(outcome)));
    parentPort?.postMessage(
      { outcomes },
      outcomes.map(({ buffer }) => buffer),
    );
  } catch (thrown) {
    parentPort?.postMessage({ error: toJihwiError(thrown).toRecord() });
  }
});
