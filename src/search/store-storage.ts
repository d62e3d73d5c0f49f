import type { Store } from "#store";
import type { IndexedChunk, IndexStorage } from "./index/storage.ts";

/** The index in the store, on either database. */
export function createStoreStorage(store: Pick<Store, "searchIndex" | "chunks" | "documents">): IndexStorage {
  return { ...store.searchIndex, chunks: (ids) => chunksOf(store, ids) };
}

async function chunksOf(store: Pick<Store, "chunks" | "documents">, ids: readonly number[]): Promise<IndexedChunk[]> {
  const found = await store.chunks.get(ids);
  const names = new Map<string, string>();
  for (const documentId of new Set(found.map((chunk) => chunk.documentId)))
    names.set(documentId, (await store.documents.find(documentId))?.name ?? "");
  return found.map((chunk) => titledChunk(names.get(chunk.documentId) ?? "", chunk));
}

/** A chunk with what it stands under: its document's name and its headings, which are searched with its text. */
export function titledChunk<Chunk extends { readonly headings: readonly string[] }>(name: string, chunk: Chunk) {
  return { ...chunk, title: [name.replace(/\.[A-Za-z0-9]{1,8}$/, ""), ...chunk.headings].join(" › ") };
}
