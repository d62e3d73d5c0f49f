import type { TestContext } from "node:test";
import { createJobs, type Jobs } from "#jobs";
import type { IndexedChunk } from "#search";
import { openStore, type Store } from "#store";
import { temporaryFolder } from "#store/testing";
import { createDocuments, type DocumentLibrary } from "../../../src/documents/library/create-documents.ts";
import { createDocumentPasswords } from "../../../src/documents/library/passwords.ts";
import { createReadingJob, noteEndedReading } from "../../../src/documents/library/reading-job.ts";

export interface TestLibrary {
  readonly documents: DocumentLibrary;
  readonly store: Store;
  readonly jobs: Jobs;
  /** What is indexed, by document. */
  readonly indexed: ReadonlyMap<string, readonly IndexedChunk[]>;
}

/** Where readings wait, so that a test finds them in the middle of their work however slow the test is. */
export interface ReadingHold {
  /** Pages that are stored before it. */
  readonly after: number;
  readonly until: Promise<void>;
}

/** The store as readings see it: it lets so many pages in, and the others later. */
function holding(store: Store, { after, until }: ReadingHold): Store {
  let stored = 0;
  const put: Store["pages"]["put"] = async (documentId, pages) => {
    if (stored >= after) await until;
    await store.pages.put(documentId, pages);
    stored += pages.length;
  };
  return { ...store, pages: { ...store.pages, put } };
}

/** Documents on a real store and real jobs, with rules and an index that only remembers. */
export async function openLibrary(dataDir: string, hold?: ReadingHold): Promise<TestLibrary> {
  const store = await openStore({ dataDir });
  const indexed = new Map<string, readonly IndexedChunk[]>();
  const index = {
    async add(documentId: string, chunks: readonly IndexedChunk[]): Promise<void> {
      indexed.set(documentId, chunks);
    },
    async remove(...documentIds: readonly string[]): Promise<void> {
      for (const id of documentIds) indexed.delete(id);
    },
  };
  const held = hold === undefined ? store : holding(store, hold);
  const passwords = createDocumentPasswords();
  const reading = createReadingJob({ store: held, index, passwords, models: { forRole: () => null } });
  const timings = { beat: 50, silence: 60_000, poll: 50, report: 10 };
  const jobs = createJobs({
    store,
    handlers: [reading],
    timings,
    ended: (job, _enqueue, inside) => noteEndedReading(job, inside),
  });
  return { documents: createDocuments({ store, jobs, reading, passwords, index }), store, jobs, indexed };
}

/** The same for one test: it runs jobs, and is gone when the test is over. */
export async function testLibrary(test: TestContext, hold?: ReadingHold): Promise<TestLibrary> {
  const dataDir = await temporaryFolder(test);
  const library = await openLibrary(dataDir, hold);
  await library.jobs.start();
  test.after(async () => {
    await library.jobs.stop();
    await library.store.close();
  });
  return library;
}
