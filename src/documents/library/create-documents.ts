import type { LookupFunction } from "node:net";
import type { Jobs } from "#jobs";
import { createSlots } from "#kernel";
import {
  cancelled,
  type DocumentPage,
  type DocumentResource,
  type JihwiError,
  type JobView,
  type ScannedWord,
} from "#protocol";
import {
  type BytesOfFile,
  everyItem,
  newId,
  type Page,
  type PageRequest,
  type Store,
  type StoredDocument,
  unsentMs,
} from "#store";
import { documentFailure } from "../failure.ts";
import { isDrawn, isPicture } from "../formats/formats.ts";
import { defaultParseLimits, type ParseLimits } from "../formats/limits.ts";
import { drawPage, inspectFile } from "../parsing/parse-document.ts";
import { fetchDocument } from "./fetch-document.ts";
import type { DocumentPasswords } from "./passwords.ts";
import { type ReadingJob, readingJobName, readingRunId } from "./reading-job.ts";
import type { DocumentIndex } from "./reading-options.ts";
import { sha256 } from "./sha256.ts";

export interface DocumentsOptions {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly reading: ReadingJob;
  readonly index: DocumentIndex;
  readonly passwords: DocumentPasswords;
  readonly limits?: Partial<ParseLimits>;
}

/** Where a document was brought from. */
interface Origin {
  readonly url?: string | null;
  /** It came with a file of a watched folder, and goes with it. */
  readonly isWatched?: boolean;
  /** It is a picture that was brought into a conversation: it goes with it, unless somebody brings it as a document. */
  readonly isPassing?: boolean;
  /** The collection that it is put into. */
  readonly collection?: string | null | undefined;
}

export type DocumentLibrary = ReturnType<typeof createDocuments>;

/** The documents a user brought: added, read by a job, looked at, removed. */
export function createDocuments({ store, jobs, reading, index, passwords, limits = {} }: DocumentsOptions) {
  /** The unfinished reading of each document. */
  const readings = () => store.jobs.unfinishedByKey(readingJobName);

  /** The unfinished reading of one document. */
  async function readingOf(documentId: string): Promise<string | null> {
    return (await store.jobs.findUnfinished(readingJobName, documentId))?.id ?? null;
  }

  async function resource(
    document: StoredDocument,
    given?: string,
    held?: readonly string[],
  ): Promise<DocumentResource> {
    const unfinished = document.status === "queued" || document.status === "reading";
    const jobId = given ?? (unfinished ? await readingOf(document.id) : null);
    // Without a job its reading has ended since the document was looked up, or was cancelled before it began.
    const current = unfinished && jobId === null ? await store.documents.find(document.id) : document;
    const { contentHash: _, passing, broughtAgainAt: __, locked: ___, ...shown } = current ?? document;
    const collections = held ?? (await store.collections.holding([document.id])).get(document.id) ?? [];
    return { ...shown, isPassing: passing === 1, jobId, collections: [...collections] };
  }

  async function stop(id: string): Promise<void> {
    const jobId = await readingOf(id);
    if (jobId !== null) await jobs.cancel(jobId);
  }

  return {
    /** The size of the largest file that is taken, in bytes. */
    largestFile: limits.bytes ?? defaultParseLimits.bytes,

    /**
     * Adds a file and has it read. A file with the same content is the same document; one whose reading failed or was
     * stopped is read again. A file that can be no document is refused at once.
     */
    async add(
      bytes: Uint8Array,
      name: string,
      { url = null, isWatched = false, isPassing = false, collection = null }: Origin = {},
    ): Promise<DocumentResource> {
      if (collection !== null) await store.collections.get(collection);
      const put = (id: string, inside: Pick<Store, "collections"> = store) =>
        collection === null ? undefined : inside.collections.put(collection, { add: [id] });
      const shortName = name
        .normalize("NFC")
        .replace(/^.*[\\/]/, "")
        .slice(0, 300);
      const format = inspectFile(bytes, shortName, limits);
      const known = await store.documents.findByHash(await sha256(bytes));
      // What a person brings as well stays when its file leaves a watched folder.
      if (known !== null && !isWatched) await store.watchedFolders.disown(known.id);
      if (known?.passing === 1)
        await store.documents.update(known.id, isPassing ? { broughtAgainAt: Date.now() } : { passing: 0 });
      if (known?.status === "ready") {
        await put(known.id);
        return await resource(known);
      }
      const { hash: contentHash } = await store.files.put(bytes);
      const passing = isPassing && isPicture(format) ? (1 as const) : (0 as const);
      const file = { id: newId(), name: shortName, format, bytes: bytes.length, contentHash, url, passing };
      const { document, jobId } = await jobs.transaction(async (inside, enqueue) => {
        const { document } = await inside.documents.add(file);
        await put(document.id, inside);
        const { id: jobId } = await enqueue(reading, { documentId: document.id }, { key: document.id });
        if (document.status !== "error") return { document, jobId };
        return { document: await inside.documents.update(document.id, { status: "queued", error: null }), jobId };
      });
      return await resource(document, jobId);
    },

    /** Adds a public page or file of the web; it is cited with its address. */
    async addUrl(
      url: string,
      signal: AbortSignal,
      { collection = null, lookup }: { collection?: string | null | undefined; lookup?: LookupFunction } = {},
    ): Promise<DocumentResource> {
      const maxBytes = limits.bytes ?? defaultParseLimits.bytes;
      const found = await fetchDocument(url, { signal, maxBytes, lookup });
      return await this.add(found.bytes, found.name, { url: found.url, collection });
    },

    /** Reads a locked PDF with its password, which is kept nowhere once it has been read. */
    async unlock(id: string, password: string): Promise<DocumentResource> {
      const document = await store.documents.get(id);
      if (document.status !== "error" || document.error?.code !== "document-encrypted" || document.format !== "pdf")
        throw notLocked(document.name);
      passwords.give(id, password);
      const { opened, jobId } = await jobs.transaction(async (inside, enqueue) => {
        const { id: jobId } = await enqueue(reading, { documentId: id }, { key: id });
        return { opened: await inside.documents.update(id, { status: "queued", error: null, locked: 1 }), jobId };
      });
      return await resource(opened, jobId);
    },

    /**
     * Mends documents that wait for a reading that will never come: a crash of an earlier version, or of the reading itself.
     * Pictures that were never sent with a message go.
     */
    async reconcile(): Promise<number> {
      const waiting = await readings();
      const stuck: StoredDocument[] = [];
      for (const status of ["queued", "reading"] as const)
        for await (const document of everyItem((page) => store.documents.list({ ...page, status })))
          if (!waiting.has(document.id)) stuck.push(document);
      for (const { id } of stuck) {
        const last = await store.jobs.latest(readingJobName, id);
        if (last?.status === "failed" && last.error !== null)
          await store.documents.update(id, { status: "error", error: last.error });
        else if (last?.status === "cancelled")
          await store.documents.update(id, { status: "error", error: cancelled().toRecord() });
        else await jobs.enqueue(reading, { documentId: id }, { key: id });
      }
      await this.removePassing();
      return stuck.length;
    },

    get: async (id: string): Promise<DocumentResource> => resource(await store.documents.get(id)),

    /** One that others than its conversation may have: not a picture that came with one. */
    getListed: async (id: string): Promise<DocumentResource> => resource(await store.documents.getListed(id)),

    /** Newest first; pictures of conversations only where they are asked for. */
    async list({
      withPassing = false,
      ...request
    }: PageRequest & { collection?: string | undefined; withPassing?: boolean } = {}): Promise<Page<DocumentResource>> {
      const page = await store.documents.list({ ...request, passing: withPassing ? undefined : 0 });
      const running = await readings();
      const holders = await store.collections.holding(page.items.map(({ id }) => id));
      const items = await Promise.all(
        page.items.map((document) => resource(document, running.get(document.id), holders.get(document.id))),
      );
      return { ...page, items };
    },

    /** The text of every page, and how sure it is where it was recognised in a picture. */
    async pages(id: string): Promise<DocumentPage[]> {
      await store.documents.get(id);
      return await store.pages.texts(id);
    },

    /** Where the words stand on a page that is a picture. */
    async words(id: string, page: number): Promise<ScannedWord[]> {
      await store.documents.get(id);
      return (await store.pages.find(id, page))?.words ?? [];
    },

    /** What a page looks like, as a JPEG that every model takes. */
    async picture(id: string, page: number, signal?: AbortSignal): Promise<Uint8Array> {
      const { name, format, contentHash, pages } = await store.documents.get(id);
      if (!isDrawn(format) || page > (pages ?? 1)) throw noSuchPage(name, page);
      return await drawing.run(
        async () => drawPage(await store.files.get(contentHash), name, { page, longestSide: pictureSide, signal }),
        signal,
      );
    },

    /**
     * Removes pictures of conversations that none holds any longer and nobody collected: those that a removed one held, and those
     * that wait in no composer any more. One that was brought again may wait in another.
     */
    async removePassing(held: readonly string[] = []): Promise<void> {
      const before = Date.now() - unsentMs;
      const left = (await store.documents.leftBehind()).filter(
        ({ id, createdAt, broughtAgainAt }) =>
          (broughtAgainAt ?? createdAt) < before || (broughtAgainAt === null && held.includes(id)),
      );
      if (left.length > 0) await this.remove(...left.map(({ id }) => id));
    },

    /** The file as it was brought, read piece by piece: it may be larger than what a process should hold for each reader. */
    async original(id: string) {
      const { name, format, contentHash } = await store.documents.get(id);
      const size = await store.files.size(contentHash);
      return { name, format, size, read: (part?: BytesOfFile) => store.files.read(contentHash, part) };
    },

    /** Waits until a document is ready or its reading has ended otherwise. */
    async settled(id: string, onProgress?: (job: JobView) => void, signal?: AbortSignal): Promise<DocumentResource> {
      const jobId = await readingOf(id);
      if (jobId !== null) for await (const job of jobs.subscribe(jobId, signal)) onProgress?.(job);
      signal?.throwIfAborted();
      return resource(await store.documents.get(id));
    },

    /** Stops the reading of a document. */
    stop,

    /** How many conversations have asked about it, and how many of these quote it. */
    async conversations(id: string): Promise<{ count: number; quoting: number }> {
      await store.documents.get(id);
      return await store.documents.conversations(id);
    },

    /** Removes documents with everything of them, and their words from the store's files. Readings of them are stopped. */
    async remove(...ids: string[]): Promise<void> {
      try {
        for (const id of ids) await store.documents.get(id);
        for (const id of ids) await stop(id);
        await store.makingRoom(() => index.remove(...ids));
        for (const id of ids) {
          const removal = () =>
            store.transaction(async (inside) => {
              await inside.turns.forget(readingRunId(id));
              await inside.jobs.forget(readingJobName, id);
              await inside.documents.remove(id);
            });
          await store.makingRoom(removal);
        }
        // A reading that was just writing its words may have done so after they were taken out.
        await index.remove(...ids);
      } finally {
        await store.erase();
      }
    },
  };
}

/** The longer side of what models are shown: they make more than that smaller themselves. */
const pictureSide = 1568;
/** Each holds a file and its pixels. */
const drawing = createSlots(2);

function noSuchPage(name: string, page: number): JihwiError {
  return documentFailure("no-such-page", { name, page });
}

function notLocked(name: string): JihwiError {
  return documentFailure("not-locked", { name });
}
