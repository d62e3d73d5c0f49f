import { createDocuments, createReadingJob, type DocumentLibrary, reindex } from "#documents";
import { createJobs, type JobDefinition, type Jobs } from "#jobs";
import type { ModelRegistry, Role } from "#models";
import type { SearchHit } from "#protocol";
import { createSearch, createStoreStorage, type Search } from "#search";
import type { Store } from "#store";
import { createEmbedder } from "./embedder.ts";
import type { Config } from "./read-config.ts";

/** Finds passages, each with its document's name. Null searches every document. */
export type FindPassages = (
  query: string,
  options: { k: number; documents: readonly string[] | null },
) => Promise<SearchHit[]>;

export interface Library {
  readonly jobs: Jobs;
  readonly documents: DocumentLibrary;
  readonly search: Search;
  readonly findPassages: FindPassages;
  /** Builds the search index anew; returns how many documents it holds. */
  readonly reindex: (signal?: AbortSignal) => Promise<number>;
}

/** Documents, the index over them, and the jobs that read them. */
export function createLibrary(
  config: Config,
  store: Store,
  models: ModelRegistry,
  handlers: readonly JobDefinition[] = [],
): Library {
  const embedder = createEmbedder(models);
  const search = createSearch({ storage: createStoreStorage(store), ...(embedder === null ? {} : { embedder }) });
  const reading = createReadingJob({
    store,
    index: search,
    models,
    callLimits: { stepMs: config.limits.stepMs },
    ocrData: config.env.JIHWI_OCR_DATA ?? null,
    // Asked anew for each document, since the settings page may have changed it.
    get normaliseByModel() {
      return isChosenByName(models, "normalise");
    },
  });
  const jobs = createJobs({ store, handlers: [reading, ...handlers] });
  const documents = createDocuments({ store, jobs, reading, index: search });
  const findPassages: FindPassages = async (query, { k, documents: wanted }) => {
    const hits = await search.search(query, { k, ...(wanted === null ? {} : { documents: [...wanted] }) });
    const names = new Map<string, string>();
    for (const { documentId } of hits) {
      if (!names.has(documentId)) names.set(documentId, (await store.documents.find(documentId))?.name ?? documentId);
    }
    return hits.map(({ documentId, page, start, end, score, text, sentence }) => ({
      documentId,
      name: names.get(documentId) ?? documentId,
      page,
      start,
      end,
      score,
      text,
      sentence,
    }));
  };
  return { jobs, documents, search, findPassages, reindex: (signal) => reindex(store, search, signal) };
}

/** Whether a model was chosen for this very role: a long document has many pages, and a model for everything is not meant for each of them. */
function isChosenByName(models: ModelRegistry, role: Role): boolean {
  return models.describe().roles.some((chosen) => chosen.role === role && chosen.setBy?.toLowerCase().endsWith(role));
}
