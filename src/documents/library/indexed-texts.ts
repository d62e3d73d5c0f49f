import { type IndexedChunk, titledChunk } from "#search";
import { everyItem, type Store, type StoredDocument } from "#store";

type Texts = Pick<Store, "documents" | "chunks">;

/** A document with its chunks as the index takes them. */
interface IndexedText {
  readonly id: string;
  chunks(): Promise<IndexedChunk[]>;
}

/** Every document that was read. */
export async function* indexedTexts(store: Texts, signal?: AbortSignal): AsyncGenerator<IndexedText> {
  for await (const document of everyItem(store.documents.list)) {
    signal?.throwIfAborted();
    if (document.status === "ready") yield textOf(document, store);
  }
}

/** One document, where it is still there. Its chunks are stored before its reading has ended. */
export async function* indexedText(store: Texts, documentId: string): AsyncGenerator<IndexedText> {
  const document = await store.documents.find(documentId);
  if (document !== null) yield textOf(document, store);
}

function textOf({ id, name }: StoredDocument, store: Texts): IndexedText {
  return { id, chunks: async () => (await store.chunks.list(id)).map((chunk) => titledChunk(name, chunk)) };
}
