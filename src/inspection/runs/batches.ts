import type { WorkItem } from "./work.ts";

const mostItems = 32;
const mostUnits = 256 * 1024;

/** Groups documents into units of work: small enough to spread, large enough that handing over costs nothing. */
export async function* documentBatches(items: AsyncIterable<WorkItem>): AsyncGenerator<WorkItem[]> {
  let batch: WorkItem[] = [];
  let units = 0;
  for await (const item of items) {
    batch.push(item);
    units += item.record?.bytes.length ?? item.text?.length ?? 8192;
    if (batch.length < mostItems && units < mostUnits) continue;
    yield batch;
    batch = [];
    units = 0;
  }
  if (batch.length > 0) yield batch;
}
