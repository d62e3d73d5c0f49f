import { unreadDocument } from "#documents";
import type { Store } from "#store";
import { type FileText, firstBytes, textOfBytes } from "../runs/read-text.ts";

/** A document of the library as it is inspected. */
export interface ReadDocument extends FileText {
  readonly name: string;
}

export function createReadDocument(store: Store): (id: string, signal?: AbortSignal) => Promise<ReadDocument> {
  return async (id, signal) => {
    const { name, status, format, contentHash } = await store.documents.get(id);
    if (status !== "ready") throw unreadDocument({ name, status });
    const text = (await store.pages.texts(id)).map((page) => page.text).join("\n");
    if (format !== "xlsx") return { name, text };
    const bytes = await firstBytes(store.files.read(contentHash), Number.POSITIVE_INFINITY);
    return { name, text, rows: await rowsOf(bytes ?? Buffer.of(), text, signal) };
  };
}

/**
 * The library keeps the words of a page, not the rows of a sheet: the file itself knows them, line by line as long as it is
 * read alike. What it is called says nothing: the library has seen what it is. Without rows its words are inspected all the same.
 */
async function rowsOf(bytes: Uint8Array, text: string, signal?: AbortSignal): Promise<FileText["rows"]> {
  try {
    const parsed = await textOfBytes(bytes, "sheet.xlsx", signal);
    return text.split("\n").length === parsed.text.split("\n").length ? parsed.rows : undefined;
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}
