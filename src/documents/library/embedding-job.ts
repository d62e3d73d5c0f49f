import { z } from "zod";
import { defineJob, type JobDefinition } from "#jobs";
import { JihwiError } from "#protocol";
import type { IndexedChunk } from "#search";
import type { Store } from "#store";
import { documentFailure } from "../failure.ts";
import { indexedText, indexedTexts } from "./indexed-texts.ts";

export interface MeaningIndex {
  /** The model that is configured, as this process knows it. */
  embeddingModel(): string | null;
  /** Gives a document vectors of the model that is configured, where it has none of it. */
  embedMissing(documentId: string, chunks: () => Promise<readonly IndexedChunk[]>): Promise<void>;
}

/** One document, or all that have no vectors of the model. */
const embeddingInputSchema = z.object({ model: z.string(), documentId: z.string().optional() });
export type EmbeddingJob = JobDefinition<typeof embeddingInputSchema>;

function notKnown(model: string, retryable: boolean): JihwiError {
  return new JihwiError("model-not-configured", {
    retryable,
    message: {
      ko: `이 프로세스는 임베딩 모델 ${model}을(를) 모릅니다.`,
      en: `This process does not know the embedding model ${model}.`,
    },
  });
}

function someRefused(model: string, documents: number): JihwiError {
  return documentFailure("some-refused", { model, documents });
}

export interface EmbeddingJobOptions {
  readonly store: Pick<Store, "documents" | "chunks">;
  readonly index: MeaningIndex;
  /** Takes over what another process has chosen since. */
  readonly refreshSettings: () => Promise<void>;
}

/** A model that is away is waited for: the waits grow to five minutes, so this is a working day of them. */
const retries = 100;
/** One that another process has just chosen is known within moments; one that is not was given up for another. */
const retriesWhileUnknown = 5;
/** One document that is refused keeps no other from being found; so many one after the other are the model's fault, or its key's. */
const mostInARow = 10;

/** Documents that were read before an embedding model was chosen, or while it was away, are found by meaning too. */
export function createEmbeddingJob({ store, index, refreshSettings }: EmbeddingJobOptions): EmbeddingJob {
  return defineJob({
    name: "documents.embed",
    input: embeddingInputSchema,
    retries,
    async run({ model, documentId }, job) {
      // Chosen in another process a moment ago; where this one has not heard of it even now, it is tried again.
      if (index.embeddingModel() !== model) await refreshSettings();
      if (index.embeddingModel() !== model) throw notKnown(model, job.earlierAttempts < retriesWhileUnknown);
      let done = 0;
      let refusals = 0;
      let inARow = 0;
      let atFault: JihwiError | null = null;
      const texts = documentId === undefined ? indexedTexts(store, job.signal) : indexedText(store, documentId);
      for await (const { id, chunks } of texts) {
        try {
          await index.embedMissing(id, chunks);
          inARow = 0;
          done += 1;
          job.progress({ done });
        } catch (thrown) {
          if (!(thrown instanceof JihwiError) || thrown.retryable) throw thrown;
          if (thrown.code !== "too-large") {
            inARow += 1;
            atFault ??= thrown;
          }
          if (inARow === mostInARow) throw thrown;
          refusals += 1;
          job.log(`${id}: ${thrown.message}`);
        }
      }
      // A wrong key or an unknown model is told as that, however few documents there are.
      if (atFault !== null) throw atFault;
      if (refusals > 0) throw someRefused(model, refusals);
      return { documents: done };
    },
  });
}
