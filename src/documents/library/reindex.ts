import { chunkTitle } from "#search";
import type { Store } from "#store";
import type { DocumentIndex } from "./reading-options.ts";

/** Builds the index anew from the chunks that are stored, as after an import, which carries chunks and no index. */
export async function reindex(
  store: Pick<Store, "documents" | "chunks">,
  index: DocumentIndex,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (let after: string | null | undefined; after !== null; ) {
    const page = await store.documents.list(after === undefined ? {} : { after });
    for (const { id, name, status } of page.items) {
      signal?.throwIfAborted();
      if (status !== "ready") continue;
      const chunks = await store.chunks.list(id);
      await index.add(
        id,
        chunks.map((chunk) => ({ ...chunk, title: chunkTitle(name, chunk.headings) })),
      );
      count += 1;
    }
    after = page.next;
  }
  return count;
}
