import {
  createDocumentPasswords,
  createDocuments,
  createEmbeddingJob,
  createReadingJob,
  type DocumentLibrary,
  noteEndedReading,
  reindex,
} from "#documents";
import { createJobs, type JobDefinition, type Jobs, type JobsOptions } from "#jobs";
import type { ModelRegistry } from "#models";
import type { SearchHit } from "#protocol";
import { createSearch, createStoreStorage, type Search } from "#search";
import type { Store } from "#store";
import type { TurnListener } from "#turns";
import { currentEmbedder } from "./embedder.ts";
import { nameHits, type UnnamedHit } from "./name-hits.ts";
import type { Config } from "./read-config.ts";
import { sampleDocuments } from "./samples.ts";

/** Finds passages, each with its document's name. Null searches every document. */
export type FindNamedPassages = (
  query: string,
  options: { k: number; documents: readonly string[] | null },
) => Promise<SearchHit[]>;

export interface Library {
  readonly jobs: Jobs;
  readonly documents: DocumentLibrary;
  readonly search: Search;
  readonly findPassages: FindNamedPassages;
  /** Builds the search index anew; returns how many documents it holds. */
  readonly reindex: (signal?: AbortSignal) => Promise<number>;
  /** Sees to it that documents which were read before are found by the embedding model that is configured now. */
  readonly embedMissing: () => Promise<void>;
}

/** What others add to the jobs, who hears of them, and how jobs hear of what was set elsewhere. */
export interface LibraryWiring {
  readonly handlers: readonly JobDefinition[];
  readonly jobEnded: NonNullable<JobsOptions["ended"]>;
  readonly listener: TurnListener;
  readonly refreshSettings: () => Promise<void>;
}

/** Documents, the index over them, and the jobs that read them. */
export function createLibrary(
  config: Config,
  store: Store,
  models: ModelRegistry,
  { handlers, jobEnded, listener, refreshSettings }: LibraryWiring,
): Library {
  const search = createSearch({
    storage: createStoreStorage(store),
    embedder: currentEmbedder(models),
    onVectorsMissing: embedLater,
  });
  const passwords = createDocumentPasswords();
  const reading = createReadingJob({
    store,
    passwords,
    index: search,
    models,
    callLimits: { stepMs: config.limits.stepMs },
    listener,
  });
  const embedding = createEmbeddingJob({ store, index: search, refreshSettings });
  const ended: JobsOptions["ended"] = async (job, enqueue, inside) => {
    await noteEndedReading(job, inside);
    await jobEnded(job, enqueue, inside);
  };
  const jobs = createJobs({ store, handlers: [reading, embedding, ...handlers], ended });
  /** Vectors of a document that was indexed while the embedding model was away, or of all without them: a job waits for the model. */
  async function embedLater(documentId?: string): Promise<void> {
    const model = models.embedder()?.id;
    if (model === undefined) return;
    const key = documentId === undefined ? model : `${model} ${documentId}`;
    await jobs.enqueue(embedding, { model, documentId }, { key });
  }
  const documents = createDocuments({ store, jobs, reading, passwords, index: search });
  const findPassages: FindNamedPassages = async (query, { k, documents: wanted }) => {
    // Whoever searches everything wants no samples. A picture that came with a conversation is that conversation's.
    const documents = wanted ?? (await store.collections.askable("all", await sampleDocuments(store)));
    const found = await search.search(query, { k, documents: [...documents] });
    const hits = wanted === null ? found : await withRest(store, found, wanted, k);
    return await nameHits(store, hits);
  };
  return {
    jobs,
    documents,
    search,
    findPassages,
    reindex: (signal) => reindex(store, search, signal),
    embedMissing: () => embedLater(),
  };
}

/** A document short enough is read whole: after what was found come its other passages, which may say it in other words. */
async function withRest(
  store: Store,
  found: readonly UnnamedHit[],
  documents: readonly string[],
  k: number,
): Promise<UnnamedHit[]> {
  if (documents.length > k || found.length >= k) return [...found];
  const chunks = [];
  for (const id of documents) {
    chunks.push(...(await store.chunks.list(id, { limit: k + 1 - chunks.length })));
    if (chunks.length > k) return [...found];
  }
  const isFound = ({ documentId, page, start }: { documentId: string; page: number; start: number }) =>
    found.some((hit) => hit.documentId === documentId && hit.page === page && hit.start === start);
  const rest = chunks
    .filter((chunk) => !isFound(chunk))
    .map(({ documentId, page, start, end, text }) => ({
      documentId,
      page,
      start,
      end,
      text,
      score: 0,
      sentence: { start, end: start, text: "" },
    }));
  return [...found, ...rest];
}
