import type { TestContext } from "node:test";
import { createJobs, type Jobs } from "#jobs";
import type { IndexedChunk } from "#search";
import { openStore, type Store } from "#store";
import { temporaryFolder } from "#store/testing";
import { createDocuments, type DocumentLibrary } from "../library/create-documents.ts";
import { createReadingJob } from "../library/reading-job.ts";

export interface TestLibrary {
  readonly documents: DocumentLibrary;
  readonly store: Store;
  readonly jobs: Jobs;
  /** What is indexed, by document. */
  readonly indexed: ReadonlyMap<string, readonly IndexedChunk[]>;
}

/** Documents on a real store and real jobs, with rules and an index that only remembers. */
export async function openLibrary(dataDir: string): Promise<TestLibrary> {
  const store = await openStore({ dataDir });
  const indexed = new Map<string, readonly IndexedChunk[]>();
  const index = {
    async add(documentId: string, chunks: readonly IndexedChunk[]): Promise<void> {
      indexed.set(documentId, chunks);
    },
    async remove(documentId: string): Promise<void> {
      indexed.delete(documentId);
    },
  };
  const reading = createReadingJob({ store, index, models: { forRole: () => null } });
  const timings = { beat: 50, silence: 400, poll: 50, report: 10 };
  const jobs = createJobs({ store, handlers: [reading], timings });
  return { documents: createDocuments({ store, jobs, reading, index }), store, jobs, indexed };
}

/** The same for one test: it runs jobs, and is gone when the test is over. */
export async function testLibrary(test: TestContext): Promise<TestLibrary> {
  const dataDir = await temporaryFolder(test);
  const library = await openLibrary(dataDir);
  await library.jobs.start();
  test.after(async () => {
    await library.jobs.stop();
    await library.store.close();
  });
  return library;
}
