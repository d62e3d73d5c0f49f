import { unreadDocument } from "#documents";
import { isOwnerGone, type Jobs } from "#jobs";
import type {
  InspectionOptions,
  InspectionStarted,
  InspectionView,
  InspectRows,
  Language,
  ReportFormatName,
} from "#protocol";
import { everyItem, type Inspection, type InspectionRowFilter, type Page, type PageRequest } from "#store";
import { registryFor } from "../analyze.ts";
import { inspectionFailure } from "../failure.ts";
import { isFixable } from "../fixes.ts";
import { asShipped, describedAlgorithms } from "../registry/registry.ts";
import { isOfficeFormat, mostOfficeLines, tooMuchForOffice } from "../reporters/office-files.ts";
import { lineInFile } from "../reporters/places.ts";
import { renderReports } from "../reporters/render-reports.ts";
import type { Unfinished } from "../reporters/unfinished.ts";
import { isParsed } from "../runs/read-text.ts";
import { batchByModel, type InspectionJobs } from "./jobs.ts";
import {
  comparingChecks,
  type InspectionServices,
  type InspectionSettings,
  inspectionSettingsSchema,
  settle,
  storedConfig,
} from "./settings.ts";
import { batchesOf, type InspectionFile, itemsOf } from "./split.ts";
import { readReport, type StoredItem } from "./stored-item.ts";

export interface InspectionOrder {
  readonly options: InspectionOptions;
  readonly language: Language;
  readonly files: AsyncIterable<InspectionFile> | Iterable<InspectionFile>;
}

export type Inspections = ReturnType<typeof createInspections>;

const batchByRule = 64;
const mostHelpers = 16;
const rowsAtOnce = 200;
const longestUploadMs = 24 * 3_600_000;

/** Inspections of many documents: begun here, worked on by jobs, read while they run and afterwards. */
export function createInspections(services: InspectionServices, jobs: Jobs, definitions: InspectionJobs) {
  const { store } = services;

  async function find(id: string): Promise<{ inspection: Inspection; settings: InspectionSettings }> {
    const inspection = await store.inspections.find(id);
    if (inspection === null) throw inspectionFailure("no-inspection", { id });
    const settings = settingsOf(inspection);
    if (settings === null) throw damaged(inspection);
    return { inspection, settings };
  }

  async function* allItems({ options, language, files }: InspectionOrder): AsyncGenerator<StoredItem> {
    for (const id of options.documents ?? []) {
      const document = await store.documents.get(id);
      if (document.status !== "ready") throw unreadDocument(document);
      yield { kind: "document", name: document.name, id };
    }
    const { maxBytes } = services.config;
    for await (const file of files) yield* itemsOf(file, { field: options.field, language, maxBytes });
  }

  async function enqueue(id: string, settings: InspectionSettings, batches: number): Promise<InspectionStarted> {
    const helpers = services.helpers ?? (store.kind === "sqlite" ? 0 : mostHelpers);
    return await jobs.transaction(async (inside, enqueue) => {
      const { id: jobId } = await enqueue(definitions.run, { inspection: id }, { key: id });
      const { receivedBy: _, ...received } = settings;
      await inside.inspections.update(id, { config: { ...received, jobId }, endedAt: null });
      for (let helper = 1; helper <= Math.min(helpers, batches - 1); helper += 1)
        await enqueue(definitions.help, { inspection: id }, { key: `${id}:${helper}` });
      return { id, jobId, documents: settings.documents };
    });
  }

  async function viewOf(inspection: Inspection): Promise<InspectionView> {
    const read = settingsOf(inspection);
    const settings = read ?? unreadSettings;
    const job = settings.jobId === null ? null : await store.jobs.find(settings.jobId);
    const { byStatus, byAlgorithm, documents: judged } = await store.inspections.count(inspection.id);
    const { id, title, createdAt } = inspection;
    const status = job?.status ?? inspection.status;
    return {
      id,
      jobId: settings.jobId,
      title,
      status,
      algorithms: settings.algorithms,
      all: settings.all,
      documents: settings.documents,
      judged,
      byStatus,
      byAlgorithm,
      uncompared: status === "finished" || read === null ? [] : comparingChecks(read),
      error: read === null ? damaged(inspection).toRecord() : (job?.error ?? null),
      createdAt,
      endedAt: job === null ? inspection.endedAt : job.endedAt,
    };
  }

  /** What the rows of an inspection lack that has not come to its end. */
  async function unfinishedOf(inspection: Inspection): Promise<Unfinished | undefined> {
    const { status, judged: inspected, documents: all, uncompared } = await viewOf(inspection);
    return status === "finished" ? undefined : { inspected, all, isUncompared: uncompared.length > 0 };
  }

  return {
    /** Takes the documents in and begins. All of them are stored before it returns. */
    async start(order: InspectionOrder): Promise<InspectionStarted> {
      const { settings: settled, needsModel } = await settle(order.options, order.language, services);
      const settings = { ...settled, receivedBy: jobs.owner };
      const { id } = await store.inspections.create({ title: order.options.title ?? "", config: settings });
      try {
        let batches = 0;
        let documents = 0;
        let title = order.options.title;
        for await (const items of batchesOf(allItems(order), needsModel ? batchByModel : batchByRule)) {
          await store.inspectionBatches.add(id, { first: documents, items });
          title ??= items[0]?.name;
          documents += items.length;
          batches += 1;
        }
        if (documents === 0) throw inspectionFailure("nothing-to-inspect");
        await store.inspections.update(id, { title: title ?? id });
        return await enqueue(id, { ...settings, documents }, batches);
      } catch (thrown) {
        await store.inspections.remove(id).catch(() => {});
        throw thrown;
      }
    },

    /** Goes on with one that was cancelled or has failed. */
    async resume(id: string): Promise<InspectionStarted> {
      const { inspection, settings } = await find(id);
      const { status } = await viewOf(inspection);
      if (status !== "cancelled" && status !== "failed") throw inspectionFailure("not-stopped", { id });
      const { openBatches } = await store.inspectionBatches.progress(id);
      return await enqueue(id, settings, openBatches);
    },

    /** Newest first. */
    async list(request: PageRequest = {}): Promise<Page<InspectionView>> {
      const { items, next } = await store.inspections.list(request);
      return { items: await Promise.all(items.map(viewOf)), next };
    },

    get: async (id: string) => viewOf((await find(id)).inspection),

    async rows(id: string, filter: InspectionRowFilter): Promise<InspectRows> {
      await find(id);
      const limit = Math.min(filter.limit ?? rowsAtOnce, rowsAtOnce);
      const found = await store.inspections.rows(id, { ...filter, limit: limit + 1 });
      const shown = found.slice(0, limit);
      return {
        rows: shown.map(readReport),
        next: found.length > limit ? String(shown.at(-1)?.ordinal) : null,
        summary: await store.inspections.count(id),
      };
    },

    /** The rows so far as a file, in pieces. */
    async report(id: string, format: ReportFormatName) {
      const { inspection, settings } = await find(id);
      const { language, documents } = settings;
      if (isOfficeFormat(format) && documents > mostOfficeLines) throw tooMuchForOffice();
      const known = await registryFor(storedConfig(settings, services.config), services.baseDirectory);
      return await renderReports(reportsOf(id), format, {
        language,
        algorithms: describedAlgorithms(known),
        fixable: (finding, document) =>
          lineInFile(document, 1).file === document && !isParsed(document) && isFixable(asShipped(known, finding)),
        unfinished: await unfinishedOf(inspection),
      });
    },

    /** Removes what was cut off while its documents came in: nobody was told of it, and nothing will work on it. */
    async reconcile() {
      let removed = 0;
      for await (const inspection of everyItem(store.inspections.list)) {
        const settings = settingsOf(inspection);
        if (settings === null) continue;
        const { jobId, receivedBy } = settings;
        if (jobId !== null || (receivedBy !== undefined && !isAbandoned(receivedBy, inspection.updatedAt))) continue;
        await store.inspections.remove(inspection.id);
        removed += 1;
      }
      return removed;
    },

    /** Stops it and forgets everything of it. */
    async remove(id: string) {
      const inspection = await store.inspections.find(id);
      if (inspection === null) throw inspectionFailure("no-inspection", { id });
      const { jobId } = settingsOf(inspection) ?? unreadSettings;
      if (jobId !== null && (await store.jobs.find(jobId)) !== null) await jobs.cancel(jobId);
      await store.inspections.remove(id);
      await store.erase();
    },
  };

  async function* reportsOf(id: string) {
    for (let last = -1; ; ) {
      const rows = await store.inspections.rows(id, { afterOrdinal: last, limit: rowsAtOnce });
      const final = rows.at(-1);
      if (final === undefined) return;
      for (const row of rows) yield readReport(row);
      last = final.ordinal;
    }
  }
}

/** Null where they are damaged: such an inspection can be seen and removed, and nothing else. */
function settingsOf({ config }: Inspection): InspectionSettings | null {
  return inspectionSettingsSchema.safeParse(config).data ?? null;
}

const unreadSettings = { jobId: null, algorithms: [], all: false, documents: 0 };

/** Of a receiver on another machine nobody can say whether it lives; no upload takes a day. */
function isAbandoned(receivedBy: string, since: number): boolean {
  return isOwnerGone(receivedBy) || Date.now() - since > longestUploadMs;
}

const damaged = ({ id }: Inspection) => inspectionFailure("inspection-damaged", { id });
