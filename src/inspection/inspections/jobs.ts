import { availableParallelism } from "node:os";
import { setImmediate, setTimeout } from "node:timers/promises";
import { z } from "zod";
import { defineJob, type JobContext } from "#jobs";
import { toJihwiError } from "#protocol";
import type { NewInspectionRow, Store } from "#store";
import type { Analyzer } from "../analyze.ts";
import { inspectionFailure } from "../failure.ts";
import { createDuplicateIndex } from "../matching/simhash.ts";
import { type Judged, type JudgedDocument, judgedDocument, lineText, type WorkItem } from "../runs/work.ts";
import { createWorkerPool, textsAtOnce } from "../runs/worker-pool.ts";
import {
  type InspectionServices,
  type InspectionSettings,
  inspectionSettingsSchema,
  openInspector,
} from "./settings.ts";
import { readReport, toWorkItem } from "./stored-item.ts";

const inputSchema = z.object({ inspection: z.string() });

export type InspectionJobs = ReturnType<typeof createInspectionJobs>;

/** How often a run counts how far it is. */
const tellMs = 250;
/** How often a run looks whether its helpers have finished what they took. */
const lookMs = 200;

export function createInspectionJobs(services: InspectionServices) {
  const { store } = services;

  async function settingsOf(id: string) {
    const inspection = await store.inspections.find(id);
    return inspection === null ? null : (inspectionSettingsSchema.safeParse(inspection.config).data ?? null);
  }

  /** A run that was cancelled, failed or removed wants no help. */
  async function wantsHelp(id: string): Promise<boolean> {
    const settings = await settingsOf(id);
    const run = settings?.jobId == null ? null : await store.jobs.find(settings.jobId);
    return settings !== null && (run === null || (run.endedAt === null && run.cancelling === 0));
  }

  async function run({ inspection: id }: z.output<typeof inputSchema>, job: JobContext) {
    const settings = await settingsOf(id);
    if (settings === null) throw inspectionFailure("inspection-removed", { id });
    await store.inspections.update(id, { status: "running" });
    await store.inspectionBatches.release(id, job.id);
    let toldAt = 0;
    /** By the counts that the inspection is shown with. */
    const tellNow = async () => {
      const { documents } = await store.inspections.count(id);
      job.progress({ done: documents, total: settings.documents });
    };
    const tell = async () => {
      if (Date.now() - toldAt < tellMs) return;
      toldAt = Date.now();
      await tellNow();
    };
    const worker = await openWorker(id, settings, services, job);
    try {
      await tell();
      do {
        await worker.takeBatches(async () => true, tell);
      } while (await othersStillWork(id, job.signal, tell));
      await tellNow();
      await markNearDuplicates(id, worker.analyzer, store, job);
    } finally {
      await worker.close();
    }
    const { byStatus: counts } = await store.inspections.count(id);
    await store.inspections.update(id, { status: "finished", counts, endedAt: Date.now() });
    await store.inspectionBatches.clear(id);
    job.progress({ done: settings.documents, total: settings.documents });
    return { counts };
  }

  /** Waits for batches that helpers have; one whose helper died is free again and will be taken here. */
  async function othersStillWork(id: string, signal: AbortSignal, tell: () => Promise<void>): Promise<boolean> {
    const { openBatches } = await store.inspectionBatches.progress(id);
    if (openBatches === 0) return false;
    await setTimeout(lookMs, undefined, { signal });
    await tell();
    return true;
  }

  async function help({ inspection: id }: z.output<typeof inputSchema>, job: JobContext) {
    const settings = await settingsOf(id);
    if (settings === null || !(await wantsHelp(id))) return { batches: 0 };
    await store.inspectionBatches.release(id, job.id);
    const worker = await openWorker(id, settings, services, job).catch((thrown: unknown) => {
      // A machine that would judge otherwise does not help; the run goes on without it.
      job.log(toJihwiError(thrown).message);
      return null;
    });
    if (worker === null) return { batches: 0 };
    let batches = 0;
    try {
      await worker.takeBatches(
        () => wantsHelp(id),
        async () => {
          batches += 1;
          job.progress({ done: batches });
        },
      );
    } finally {
      await worker.close();
    }
    return { batches };
  }

  return {
    /** Sees an inspection through to its end, and works on it itself: alone, it finishes it too. */
    run: defineJob({ name: "inspect.run", input: inputSchema, run }),
    /** Works on it beside, in this process or another, until there is no batch left. */
    help: defineJob({ name: "inspect.help", input: inputSchema, run: help }),
  };
}

const rowsAtOnce = 50;

/**
 * Near duplicates are known only when every document has its signature, whichever worker judged it: then, in the order of
 * the run, a document that nearly repeats an earlier one is told to. Running twice changes nothing.
 */
async function markNearDuplicates(
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

/** Texts in a batch that a model judges: one that is cut off is judged again. */
export const batchByModel = 4;
/** Threads of one job where further workers share the run. */
const fewThreads = 2;

/** One worker at an inspection. */
async function openWorker(
  inspectionId: string,
  settings: InspectionSettings,
  services: InspectionServices,
  { id: jobId, signal, log }: Pick<JobContext, "id" | "signal" | "log">,
) {
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
    /** Takes batch after batch, as long as there are any that nobody works on. Returns when there is none; `goesOn` is asked before each. */
    async takeBatches(goesOn: () => Promise<boolean>, finished: () => Promise<void>) {
      await Promise.all(Array.from({ length: lanes }, () => lane(goesOn, finished)));
    },
    close: pool.close,
  };
}

/** A report as a row of its inspection. */
function inspectionRowOf(
  ordinal: number,
  { counted, line }: Pick<JudgedDocument, "counted" | "line">,
): NewInspectionRow {
  const { name: document, status, verdicts, signature } = counted;
  return { ordinal, document, status, result: lineText(line).trimEnd(), verdicts, signature };
}
