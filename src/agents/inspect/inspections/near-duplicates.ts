import { createDuplicateIndex } from "../bulk/duplicates.ts";
import type { Inspector } from "../bulk/inspect-item.ts";
import type { InspectionServices } from "./services.ts";
import { toWorkItem } from "./stored-item.ts";
import { rowOf } from "./work.ts";

/**
 * Near duplicates are known only when every document has its signature, whichever worker judged it: then, in the order of
 * the run, a document that nearly repeats an earlier one is judged again with that known. Running twice changes nothing.
 */
export async function markNearDuplicates(
  inspectionId: string,
  inspector: Inspector,
  { store, readDocument }: InspectionServices,
  { language, signal }: { language: "ko" | "en"; signal: AbortSignal },
): Promise<number> {
  const index = createDuplicateIndex();
  let marked = 0;
  for await (const { ordinal, document, signature } of store.inspections.signatures(inspectionId)) {
    signal.throwIfAborted();
    const earlier = index.check(signature, document);
    if (earlier === null) continue;
    const batch = await store.inspectionBatches.holding(inspectionId, ordinal);
    const stored = batch?.items[ordinal - batch.first];
    if (stored === undefined) continue;
    const item = await toWorkItem(stored, { language, readDocument }, signal);
    await store.inspections.replaceRow(inspectionId, rowOf(ordinal, await inspector.inspect(item, earlier)));
    marked += 1;
  }
  return marked;
}
