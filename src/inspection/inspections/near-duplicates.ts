import { setImmediate } from "node:timers/promises";
import type { JobContext } from "#jobs";
import type { Store } from "#store";
import { createDuplicateIndex, type DuplicateIndex } from "../matching/simhash.ts";
import { readReport } from "./stored-item.ts";
import type { InspectionEntry, InspectionWorker } from "./work.ts";

/**
 * Near duplicates are known only when every document has its signature, whichever worker judged it: then, in the order of
 * the run, a document that nearly repeats an earlier one is judged again with that known. Running twice changes nothing.
 */
export async function markNearDuplicates(
  inspectionId: string,
  worker: Pick<InspectionWorker, "judge" | "lanes" | "needsModel">,
  store: Store,
  { signal, log }: Pick<JobContext, "signal" | "log">,
): Promise<void> {
  const index = createDuplicateIndex();
  const running = new Set<Promise<void>>();
  const rejudge = async (entries: readonly InspectionEntry[]) =>
    store.inspections.replaceRows(
      inspectionId,
      await worker.judge(worker.needsModel ? await withResults(inspectionId, entries, store) : entries),
    );
  for await (const entries of repeatedOf(inspectionId, index, store)) {
    signal.throwIfAborted();
    const work = rejudge(entries).then(() => void running.delete(work));
    // One that fails stays among those that are waited for; until then it must not count as unhandled.
    work.catch(() => {});
    running.add(work);
    if (running.size >= worker.lanes) await Promise.race(running);
    // The embedded store answers at once: without a pause nothing else in this process would have its turn.
    await setImmediate();
  }
  await Promise.all(running);
  if (index.full) log("So many documents came that later near duplicates may be missed.");
}

/** With what was judged already: a model is not asked again about what a near duplicate changes nothing of. */
async function withResults(
  inspectionId: string,
  entries: readonly InspectionEntry[],
  store: Store,
): Promise<InspectionEntry[]> {
  const [first, last] = [entries[0]?.ordinal ?? 0, entries.at(-1)?.ordinal ?? 0];
  const rows = await store.inspections.rows(inspectionId, { afterOrdinal: first - 1, limit: last - first + 1 });
  const results = new Map(rows.map((row) => [row.ordinal, readReport(row).steps]));
  return entries.map((entry) => ({ ...entry, before: results.get(entry.ordinal) }));
}

/** Documents that repeat an earlier one, batch by batch, so that each batch is read once. */
async function* repeatedOf(
  inspectionId: string,
  index: DuplicateIndex,
  store: Store,
): AsyncGenerator<InspectionEntry[]> {
  let batch: { first: number; items: readonly unknown[] } | null = null;
  let entries: InspectionEntry[] = [];
  for await (const { ordinal, document, signature } of store.inspections.signatures(inspectionId)) {
    const duplicateOf = index.check(signature, document);
    if (duplicateOf === null) continue;
    if (batch === null || ordinal >= batch.first + batch.items.length) {
      if (entries.length > 0) yield entries;
      entries = [];
      batch = await store.inspectionBatches.holding(inspectionId, ordinal);
    }
    const item = batch?.items[ordinal - batch.first];
    if (item !== undefined) entries.push({ ordinal, item, duplicateOf });
  }
  if (entries.length > 0) yield entries;
}
