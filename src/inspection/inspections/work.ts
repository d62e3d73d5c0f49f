import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import type { JobContext } from "#jobs";
import type { NewInspectionRow } from "#store";
import type { Analyzer } from "../analyze.ts";
import { type Judged, type JudgedDocument, lineText, type WorkItem } from "../runs/work.ts";
import { createWorkerPool, textsAtOnce } from "../runs/worker-pool.ts";
import type { InspectionServices } from "./settings.ts";
import { type InspectionSettings, openInspector } from "./settings.ts";
import { toWorkItem } from "./stored-item.ts";

/** Texts in a batch that a model judges: one that is cut off is judged again. */
export const batchByModel = 4;
/** Threads of one job where further workers share the run. */
const fewThreads = 2;

/** One worker at an inspection. */
export interface InspectionWorker {
  readonly analyzer: Analyzer;
  /** Takes batch after batch, as long as there are any that nobody works on. Returns when there is none; `goesOn` is asked before each. */
  takeBatches(goesOn: () => Promise<boolean>, finished: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export async function openWorker(
  inspectionId: string,
  settings: InspectionSettings,
  services: InspectionServices,
  { id: jobId, signal, log }: Pick<JobContext, "id" | "signal" | "log">,
): Promise<InspectionWorker> {
  const { store, readDocument } = services;
  const { inspector, options } = await openInspector(settings, services, { signal, log });
  const threads = services.threads ?? (store.kind === "sqlite" ? availableParallelism() : fewThreads);
  const { needsModel } = inspector.analyzer;
  const model = services.models.forRole("judge");
  const jobs = needsModel && model !== null ? textsAtOnce(model) : threads;
  const pool = createWorkerPool(inspector, { ...options, jobs, isShared: true });
  // Batches for a model are small: so many of them that each text in flight has its place.
  const lanes = needsModel ? Math.max(1, Math.ceil(jobs / batchByModel)) : threads * 2;
  const reader = { language: settings.language, readDocument };

  async function judge(items: readonly unknown[]): Promise<readonly Judged[]> {
    const batch: WorkItem[] = [];
    // One after another: each file that has to be parsed takes a thread of its own.
    for (const item of items) batch.push(await toWorkItem(item, reader, signal));
    return await pool.run(batch);
  }

  async function lane(goesOn: () => Promise<boolean>, finished: () => Promise<void>): Promise<void> {
    while (await goesOn()) {
      signal.throwIfAborted();
      const batch = await store.inspectionBatches.claim(inspectionId, jobId);
      if (batch === null) return;
      const judged = await judge(batch.items);
      const rows = judged.flatMap((outcome, index) =>
        outcome === null ? [] : inspectionRowOf(batch.first + index, outcome),
      );
      // A job that was stopped may belong to another process already.
      signal.throwIfAborted();
      await store.inspectionBatches.finish(inspectionId, batch.first, rows);
      await finished();
      // The embedded store answers at once: without a pause nothing else in this process would have its turn.
      await setImmediate();
    }
  }

  return {
    analyzer: inspector.analyzer,
    async takeBatches(goesOn, finished) {
      await Promise.all(Array.from({ length: lanes }, () => lane(goesOn, finished)));
    },
    close: pool.close,
  };
}

/** A report as a row of its inspection. */
export function inspectionRowOf(
  ordinal: number,
  { counted, line }: Pick<JudgedDocument, "counted" | "line">,
): NewInspectionRow {
  const { name: document, status, verdicts, signature } = counted;
  return { ordinal, document, status, result: lineText(line).trimEnd(), verdicts, signature };
}
