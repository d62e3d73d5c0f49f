import { setTimeout } from "node:timers/promises";
import type { WorkItem } from "./work.ts";

const mostItems = 32;
const mostUnits = 256 * 1024;
/** Who has stopped a run waits no longer to hear how much was left. */
const countingMs = 1000;

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

/** How many documents come still. Null where that takes too long. */
export async function countRest(batches: AsyncGenerator<WorkItem[]>): Promise<number | null> {
  const counted = new AbortController();
  const late = setTimeout(countingMs, "late" as const, { signal: counted.signal });
  late.catch(() => {});
  try {
    for (let rest = 0; ; ) {
      const next = await Promise.race([batches.next(), late]);
      if (next === "late") return null;
      if (next.done) return rest;
      rest += next.value.length;
    }
  } finally {
    counted.abort();
  }
}
