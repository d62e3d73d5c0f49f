import { parentPort, workerData } from "node:worker_threads";
import { toJihwiError } from "#protocol";
import { createInspector, inspectBatch } from "./inspect-item.ts";
import { type Batch, type InspectorOptions, lineText } from "./work.ts";

/** A worker thread: batches in, one after another, what was judged out. The reports of a batch are the lines of one buffer, which changes threads without being copied. */
const options: InspectorOptions = workerData;
const inspector = createInspector(options);
const encoder = new TextEncoder();

let work = Promise.resolve();

parentPort?.on("message", (batch: Batch) => {
  work = work.then(() => judge(batch));
});

async function judge(batch: Batch): Promise<void> {
  try {
    const judged = await inspectBatch(batch, await inspector);
    const lines = encoder.encode(judged.map((document) => lineText(document?.line ?? "")).join(""));
    const outcomes = judged.map((document) => document && { ...document, line: "" });
    parentPort?.postMessage({ outcomes, lines }, [lines.buffer]);
  } catch (thrown) {
    parentPort?.postMessage({ error: toJihwiError(thrown).toRecord() });
  }
}
