import { chunkTitle, type IndexedChunk } from "#search";
import type { Store } from "#store";

/** Every document that was read, with its chunks as the index takes them. */
export async function* indexedTexts(store: Pick<Store, "documents" | "chunks">, signal?: AbortSignal) {
  for (let after: string | null | undefined; after !== null; ) {
    const page = await store.documents.list(after === undefined ? {} : { after });
    for (const { id, name, status } of page.items) {
      signal?.throwIfAborted();
      if (status !== "ready") continue;
      const chunks = async (): Promise<IndexedChunk[]> =>
        (await store.chunks.list(id)).map((chunk) => ({ ...chunk, title: chunkTitle(name, chunk.headings) }));
      yield { id, chunks };
    }
    after = page.next;
  }
}
