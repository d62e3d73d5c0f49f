import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import type { JobContext } from "#jobs";
import type { StepResult } from "#protocol";
import type { NewInspectionRow } from "#store";
import type { Judged, WorkItem } from "../runs/work.ts";
import { createWorkerPool, textsAtOnce } from "../runs/worker-pool.ts";
import type { InspectionServices } from "./settings.ts";
import { type InspectionSettings, openInspector } from "./settings.ts";
import { toWorkItem } from "./stored-item.ts";

/** Texts in a batch that a model judges: one that is cut off is judged again. */
export const batchByModel = 4;
/** Threads of one job where further workers share the run. */
const fewThreads = 2;

/** A document to be judged, and its place in the inspection. */
export interface InspectionEntry {
  readonly ordinal: number;
  readonly item: unknown;
  readonly duplicateOf?: string;
  readonly before?: readonly StepResult[] | undefined;
}

/** One worker at an inspection. */
export interface InspectionWorker {
  /** How many batches it works on at once. */
  readonly lanes: number;
  /** Whether judging may ask a model. */
  readonly needsModel: boolean;
  judge(entries: readonly InspectionEntry[]): Promise<NewInspectionRow[]>;
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
  const judge = services.models.forRole("judge");
  const jobs = needsModel && judge !== null ? textsAtOnce(judge) : threads;
  const pool = createWorkerPool(inspector, { ...options, jobs, isShared: true });
  // Batches for a model are small: so many of them that each text in flight has its place.
  const lanes = needsModel ? Math.max(1, Math.ceil(jobs / batchByModel)) : threads * 2;
  const reader = { language: settings.language, readDocument };

  async function judgeEntries(entries: readonly InspectionEntry[]): Promise<NewInspectionRow[]> {
    const batch: WorkItem[] = [];
    // One after another: each file that has to be parsed takes a thread of its own.
    for (const { item, duplicateOf = null, before } of entries)
      batch.push({ ...(await toWorkItem(item, reader, signal)), duplicateOf, before });
    const outcomes = await pool.run(batch);
    return entries.map(({ ordinal }, index) => rowOf(ordinal, outcomes[index]));
  }

  async function lane(goesOn: () => Promise<boolean>, finished: () => Promise<void>): Promise<void> {
    while (await goesOn()) {
      signal.throwIfAborted();
      const batch = await store.inspectionBatches.claim(inspectionId, jobId);
      if (batch === null) return;
      const rows = await judgeEntries(batch.items.map((item, index) => ({ ordinal: batch.first + index, item })));
      // A job that was stopped may belong to another process already.
      signal.throwIfAborted();
      await store.inspectionBatches.finish(inspectionId, batch.first, rows);
      await finished();
      // The embedded store answers at once: without a pause nothing else in this process would have its turn.
      await setImmediate();
    }
  }

  return {
    lanes,
    needsModel,
    judge: judgeEntries,
    async takeBatches(goesOn, finished) {
      await Promise.all(Array.from({ length: lanes }, () => lane(goesOn, finished)));
    },
    close: pool.close,
  };
}

function rowOf(ordinal: number, outcome: Judged | undefined): NewInspectionRow {
  if (outcome == null) throw new Error(`document ${ordinal} was not judged`);
  const { name, status, signature, verdicts, rendered } = outcome;
  const result = Buffer.from(rendered).toString("utf8").trimEnd();
  return { ordinal, document: name, status, result, verdicts: { ...verdicts }, signature };
}
