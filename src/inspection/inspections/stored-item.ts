import { z } from "zod";
import { unreadDocument } from "#documents";
import { throwInterruption } from "#kernel";
import { type AnalysisReport, analysisReportSchema, inspectErrorSchema, type Language, toJihwiError } from "#protocol";
import type { InspectionRow, Store } from "#store";
import { type FileText, firstBytes, textOfBytes } from "../runs/read-text.ts";
import { unreadable, type WorkItem, workItem } from "../runs/work.ts";

/** A document of an inspection as it waits in the store: a record, a file, a document of the library, or what went wrong. */
const storedItemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("record"), name: z.string(), line: z.string(), field: z.string() }),
  z.object({ kind: z.literal("file"), name: z.string(), base64: z.string() }),
  z.object({ kind: z.literal("document"), name: z.string(), id: z.string() }),
  z.object({ kind: z.literal("error"), name: z.string(), error: inspectErrorSchema }),
]);
export type StoredItem = z.infer<typeof storedItemSchema>;

interface ItemReader {
  readonly language: Language;
  readonly readDocument: (id: string, signal?: AbortSignal) => Promise<FileText>;
}

/**
 * What a stored document is inspected by. One that cannot be read becomes an error row, and the run goes on; while the store
 * is away nobody knows what can be read.
 */
export async function toWorkItem(stored: unknown, reader: ItemReader, signal: AbortSignal): Promise<WorkItem> {
  const item = storedItemSchema.parse(stored);
  const { name } = item;
  try {
    // Whoever uploads a text is not trusted to switch findings off in it.
    switch (item.kind) {
      case "record":
        return workItem(name, { record: { bytes: Buffer.from(item.line), field: item.field } });
      case "file":
        return workItem(name, await textOfBytes(Buffer.from(item.base64, "base64"), name, signal));
      case "document":
        return workItem(name, { ...(await reader.readDocument(item.id, signal)), name });
      case "error":
        return workItem(name, { error: item.error });
    }
  } catch (thrown) {
    throwInterruption(thrown, signal);
    return unreadable(name, toJihwiError(thrown), reader.language);
  }
}

export function readReport({ result }: Pick<InspectionRow, "result">): AnalysisReport {
  return analysisReportSchema.parse(JSON.parse(result));
}

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
