import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { defineJob, type JobContext, type JobDefinition } from "#jobs";
import { JihwiError, toJihwiError } from "#protocol";
import { markNearDuplicates } from "./near-duplicates.ts";
import type { InspectionServices } from "./settings.ts";
import { inspectionSettingsSchema } from "./settings.ts";
import { openWorker } from "./work.ts";

const inputSchema = z.object({ inspection: z.string() });

export interface InspectionJobs {
  /** Sees an inspection through to its end, and works on it itself: alone, it finishes it too. */
  readonly run: JobDefinition<typeof inputSchema>;
  /** Works on it beside, in this process or another, until there is no batch left. */
  readonly help: JobDefinition<typeof inputSchema>;
}

/** How often a run counts how far it is. */
const tellMs = 250;
/** How often a run looks whether its helpers have finished what they took. */
const lookMs = 200;

export function createInspectionJobs(services: InspectionServices): InspectionJobs {
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
    if (settings === null) throw gone(id);
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
    run: defineJob({ name: "inspect.run", input: inputSchema, run }),
    help: defineJob({ name: "inspect.help", input: inputSchema, run: help }),
  };
}

function gone(id: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `검사 ${id}이(가) 지워졌습니다.`, en: `The inspection ${id} was removed.` },
  });
}
