import { parentPort, workerData } from "node:worker_threads";
import { toJihwiError } from "#protocol";
import { createInspector, inspectBatch } from "./inspect-item.ts";
import type { Batch, InspectorOptions } from "./work.ts";

/** A worker thread: batches in, outcomes out. */
const options: InspectorOptions = workerData;
const inspector = createInspector(options);

parentPort?.on("message", async (batch: Batch) => {
  try {
    const outcomes = await inspectBatch(batch, await inspector);
    parentPort?.postMessage(
      { outcomes },
      outcomes.flatMap((outcome) => outcome?.rendered.buffer ?? []),
    );
  } catch (thrown) {
    parentPort?.postMessage({ error: toJihwiError(thrown).toRecord() });
  }
});
