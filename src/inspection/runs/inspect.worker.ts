import { parentPort, workerData } from "node:worker_threads";
import { toJihwiError } from "#protocol";
import { createInspector } from "./inspect-item.ts";
import type { Batch, InspectorOptions, Judged } from "./work.ts";

/** A worker thread: batches in, outcomes out. */
const options: InspectorOptions = workerData;
const inspector = createInspector(options);

parentPort?.on("message", async (batch: Batch) => {
  try {
    const { inspect } = await inspector;
    const outcomes: Judged[] = [];
    for (const item of batch) outcomes.push(await inspect(item));
    parentPort?.postMessage(
      { outcomes },
      outcomes.flatMap((outcome) => outcome?.rendered.buffer ?? []),
    );
  } catch (thrown) {
    parentPort?.postMessage({ error: toJihwiError(thrown).toRecord() });
  }
});
