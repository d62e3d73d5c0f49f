import { sheetOf } from "#documents";
import type { SearchHit } from "#protocol";
import type { Store } from "#store";

/** A hit before it is known what its document and its sheet are called. */
export type UnnamedHit = Omit<SearchHit, "name" | "url" | "sheet">;

/** What was found, with the names of its documents and, of spreadsheets, of its sheets. */
export async function nameHits(store: Store, hits: readonly UnnamedHit[]): Promise<SearchHit[]> {
  const documents = new Map<string, Awaited<ReturnType<Store["documents"]["find"]>>>();
  const sheets = new Map<string, string | null>();
  const named: SearchHit[] = [];
  for (const { documentId, page, start, end, score, text, sentence } of hits) {
    if (!documents.has(documentId)) documents.set(documentId, await store.documents.find(documentId));
    const { name = documentId, url = null, format = "" } = documents.get(documentId) ?? {};
    const place = `${documentId} ${page}`;
    if (format === "xlsx" && !sheets.has(place))
      sheets.set(place, sheetOf((await store.pages.find(documentId, page))?.text ?? ""));
    named.push({ documentId, name, url, page, sheet: sheets.get(place) ?? null, start, end, score, text, sentence });
  }
  return named;
}
