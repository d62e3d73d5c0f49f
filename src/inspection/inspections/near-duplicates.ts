import { setImmediate } from "node:timers/promises";
import type { JobContext } from "#jobs";
import type { NewInspectionRow, Store } from "#store";
import type { Analyzer } from "../analyze.ts";
import { createDuplicateIndex } from "../matching/simhash.ts";
import { judgedDocument } from "../runs/work.ts";
import { readReport } from "./stored-item.ts";
import { inspectionRowOf } from "./work.ts";

const rowsAtOnce = 50;

/**
 * Near duplicates are known only when every document has its signature, whichever worker judged it: then, in the order of
 * the run, a document that nearly repeats an earlier one is told to. Running twice changes nothing.
 */
export async function markNearDuplicates(
  inspectionId: string,
  analyzer: Analyzer,
  { inspections }: Pick<Store, "inspections">,
  { signal, log }: Pick<JobContext, "signal" | "log">,
): Promise<void> {
  const index = createDuplicateIndex();
  const marked: NewInspectionRow[] = [];
  for await (const { ordinal, document, signature } of inspections.signatures(inspectionId)) {
    const earlier = index.check(signature, document);
    if (earlier === null) continue;
    signal.throwIfAborted();
    for (const row of await inspections.rows(inspectionId, { afterOrdinal: ordinal - 1, limit: 1 })) {
      const report = await analyzer.repeating(readReport(row), earlier);
      marked.push(inspectionRowOf(ordinal, judgedDocument(report, false)));
    }
    if (marked.length < rowsAtOnce) continue;
    await inspections.replaceRows(inspectionId, marked.splice(0));
    // The embedded store answers at once: without a pause nothing else in this process would have its turn.
    await setImmediate();
  }
  await inspections.replaceRows(inspectionId, marked);
  if (index.full) log("So many documents came that later near duplicates may be missed.");
}
