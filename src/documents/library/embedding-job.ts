import { z } from "zod";
import { defineJob, type JobDefinition } from "#jobs";
import type { IndexedChunk } from "#search";
import type { Store } from "#store";
import { indexedTexts } from "./indexed-texts.ts";

export interface MeaningIndex {
  /** Gives a document vectors of the model that is configured, where it has none of it. */
  embedMissing(documentId: string, chunks: () => Promise<readonly IndexedChunk[]>): Promise<void>;
}

const embeddingInputSchema = z.object({ model: z.string() });
export type EmbeddingJob = JobDefinition<typeof embeddingInputSchema>;

/** Documents that were read before an embedding model was chosen are found by meaning too. */
export function createEmbeddingJob(store: Pick<Store, "documents" | "chunks">, index: MeaningIndex): EmbeddingJob {
  return defineJob({
    name: "documents.embed",
    input: embeddingInputSchema,
    async run(_, job) {
      let done = 0;
      for await (const { id, chunks } of indexedTexts(store, job.signal)) {
        await index.embedMissing(id, chunks);
        done += 1;
        job.progress({ done });
      }
      return { documents: done };
    },
  });
}
