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

/** How many documents come still, with the batch that was asked for already. Null where that takes too long, or fails. */
export async function countRest(
  batches: AsyncGenerator<WorkItem[]>,
  coming: ReturnType<typeof batches.next> | null,
): Promise<number | null> {
  const counted = new AbortController();
  const late = setTimeout(countingMs, "late" as const, { signal: counted.signal });
  late.catch(() => {});
  try {
    let rest = 0;
    for (let asked = coming ?? batches.next(); ; asked = batches.next()) {
      const next = await Promise.race([asked, late]);
      if (next === "late") return null;
      if (next.done) return rest;
      rest += next.value.length;
    }
  } catch {
    return null;
  } finally {
    counted.abort();
  }
}
