import { setTimeout } from "node:timers/promises";
import type { WorkItem } from "./work.ts";

const mostItems = 16;
const mostUnits = 256 * 1024;
/** Who has stopped a run waits no longer to hear how much was left. */
const countingMs = 1000;

/** Units of work: small enough to spread, large enough that handing over costs nothing. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  most: number,
  unitsOf: (item: Item) => number,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let units = 0;
  for await (const item of items) {
    batch.push(item);
    units += unitsOf(item);
    if (batch.length < most && units < mostUnits) continue;
    yield batch;
    batch = [];
    units = 0;
  }
  if (batch.length > 0) yield batch;
}

export function documentBatches(items: AsyncIterable<WorkItem>): AsyncGenerator<WorkItem[]> {
  return inBatches(items, mostItems, ({ record, text }) => record?.bytes.length ?? text?.length ?? 8192);
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
