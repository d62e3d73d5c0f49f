import type { Store } from "#store";
import { indexedTexts } from "./indexed-texts.ts";
import type { DocumentIndex } from "./reading-options.ts";

/** Builds the index anew from the chunks that are stored, as after an import, which carries chunks and no index. */
export async function reindex(
  store: Pick<Store, "documents" | "chunks">,
  index: DocumentIndex,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  for await (const { id, chunks } of indexedTexts(store, signal)) {
    await index.add(id, await chunks());
    count += 1;
  }
  return count;
}
