import { type IndexedChunk, titledChunk } from "#search";
import type { Store, StoredDocument } from "#store";

type Texts = Pick<Store, "documents" | "chunks">;

/** A document that was read, with its chunks as the index takes them. */
interface IndexedText {
  readonly id: string;
  chunks(): Promise<IndexedChunk[]>;
}

/** Every document that was read. */
export async function* indexedTexts(store: Texts, signal?: AbortSignal): AsyncGenerator<IndexedText> {
  for (let after: string | null | undefined; after !== null; ) {
    const page = await store.documents.list(after === undefined ? {} : { after });
    for (const document of page.items) {
      signal?.throwIfAborted();
      yield* textOf(document, store);
    }
    after = page.next;
  }
}

/** One of them, where it was read. */
export async function* indexedText(store: Texts, documentId: string): AsyncGenerator<IndexedText> {
  const document = await store.documents.find(documentId);
  if (document !== null) yield* textOf(document, store);
}

function* textOf({ id, name, status }: StoredDocument, store: Texts): Generator<IndexedText> {
  if (status !== "ready") return;
  const chunks = async () => (await store.chunks.list(id)).map((chunk) => titledChunk(name, chunk));
  yield { id, chunks };
}
