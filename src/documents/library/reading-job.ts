import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { defineJob, type EndedJob, type JobContext, type JobDefinition } from "#jobs";
import { createRun, type Run } from "#kernel";
import { cancelled, languageOf, toJihwiError } from "#protocol";
import { titledChunk } from "#search";
import type { NewChunk, Repositories, Store, StoredDocument } from "#store";
import { keepRun } from "#turns";
import { chunkPages } from "../chunking/chunk-pages.ts";
import { describeDocument } from "./describe-document.ts";
import { readPages } from "./read-pages.ts";
import type { ReadingOptions } from "./reading-options.ts";

const inputSchema = z.object({ documentId: z.string() });
export type ReadingJob = JobDefinition<typeof inputSchema>;

/** So many chunks are cut without letting others in: a few milliseconds. */
const chunksAtOnce = 50;

export const readingJobName = "documents.read";

/**
 * Reads a document: pages, chunks, index, description. Each stage finds what an earlier run has done, so a run that was
 * cut off goes on, and nothing is there twice.
 */
export function createReadingJob(options: ReadingOptions): ReadingJob {
  return defineJob({
    name: readingJobName,
    input: inputSchema,
    async run({ documentId }, job) {
      try {
        return await readDocument(documentId, job, options);
      } catch (thrown) {
        if ((await options.store.documents.find(documentId)) === null) return await forget(documentId, options);
        await noteFailure(documentId, thrown, job, options.store);
        throw thrown;
      } finally {
        options.passwords.forget(documentId);
      }
    },
  });
}

async function readDocument(documentId: string, job: JobContext, options: ReadingOptions): Promise<object | null> {
  const { store, index } = options;
  const document = await store.documents.find(documentId);
  if (document === null) return await forget(documentId, options);
  await store.documents.update(documentId, { status: "reading", error: null });
  await using reading = await openReadingRun(document, job, options);
  if (document.pages === null) await readPages(document, job, reading.run, options);
  const pages = await store.pages.texts(documentId);
  const chunks: NewChunk[] = [];
  for (const chunk of chunkPages(pages)) {
    chunks.push({ ...chunk, ordinal: chunks.length, headings: [...chunk.headings] });
    if (chunks.length % chunksAtOnce === 0) await setImmediate();
  }
  job.progress({ done: pages.length, total: pages.length, message: { ko: "색인 중", en: "Indexing" } });
  const stored = await store.chunks.replace(documentId, chunks);
  await index.add(
    documentId,
    stored.map((chunk) => titledChunk(document.name, chunk)),
  );
  const characters = pages.reduce((sum, page) => sum + page.text.length, 0);
  job.signal.throwIfAborted();
  // It can be asked about from here on: nobody waits for a model that writes what the list says of it.
  await store.documents.update(documentId, { status: "ready", pages: pages.length, characters });
  job.progress({ done: pages.length, total: pages.length, message: { ko: "설명 쓰는 중", en: "Describing" } });
  const description = document.description ?? (await describeDocument(document, pages, chunks, reading.run));
  await store.documents.update(documentId, { description });
  return { pages: pages.length, characters, chunks: stored.length };
}

/** A reading that ended without its handler, before it began or with its process, leaves no document waiting for it. */
export async function noteEndedReading(
  { name, input, status, error }: EndedJob,
  { documents }: Pick<Repositories, "documents">,
): Promise<void> {
  if (name !== readingJobName || status === "finished") return;
  const document = await documents.find(inputSchema.parse(input).documentId);
  if (document?.status !== "queued" && document?.status !== "reading") return;
  await documents.update(document.id, { status: "error", error: error ?? cancelled().toRecord() });
}

/** The id of the trace that the reading of a document leaves. */
export const readingRunId = (documentId: string) => `reading_${documentId}`;

/**
 * The run in which models read a document. What they were asked is kept as a trace, however the reading ends. A trace that
 * cannot be kept is told and ends no reading: the document is worth more.
 */
async function openReadingRun(
  { id, name }: StoredDocument,
  job: JobContext,
  { store, models, callLimits, listener }: ReadingOptions,
): Promise<AsyncDisposable & { readonly run: Run }> {
  const run = await createRun({
    id: readingRunId(id),
    agent: "documents",
    language: languageOf(name),
    startedAt: Date.now(),
    models,
    limits: { ...callLimits, turnMs: Number.POSITIVE_INFINITY },
    signal: job.signal,
  });
  return {
    run,
    async [Symbol.asyncDispose]() {
      try {
        if ((await store.documents.find(id)) === null) return;
        await keepRun(run, store, { title: name, input: { documentId: id }, listener });
      } catch (thrown) {
        job.log(`the trace of this reading was not kept: ${toJihwiError(thrown).message}`);
      }
    },
  };
}

/** A document that was removed while it was read leaves nothing behind. */
async function forget(documentId: string, { index, store }: ReadingOptions): Promise<null> {
  await store.turns.forget(readingRunId(documentId));
  await index.remove(documentId);
  return null;
}

/**
 * A process that stops leaves the document as it is, to be read on. A person's stop and a failure are told; what a failed
 * file left behind is no document's text.
 */
async function noteFailure(documentId: string, thrown: unknown, job: JobContext, store: Store): Promise<void> {
  const document = await store.documents.find(documentId);
  // It was read; what failed or was stopped is only what the list would say of it.
  if (document?.status === "ready") return;
  const stopped = job.signal.aborted;
  if (stopped && (await store.jobs.find(job.id))?.cancelling !== 1) return;
  const error = stopped ? cancelled(thrown) : toJihwiError(thrown);
  if (!stopped) await store.pages.remove(documentId);
  await store.documents.update(documentId, { status: "error", error: error.toRecord(), pages: null });
}
