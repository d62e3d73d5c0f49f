import { z } from "zod";
import { throwInterruption } from "#kernel";
import { type AnalysisReport, analysisReportSchema, inspectErrorSchema, type Language, toJihwiError } from "#protocol";
import type { InspectionRow } from "#store";
import { type FileText, textOfBytes } from "../runs/read-text.ts";
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
        return unreadable(name, item.error);
    }
  } catch (thrown) {
    throwInterruption(thrown, signal);
    return unreadable(name, toJihwiError(thrown), reader.language);
  }
}

export function readReport({ result }: Pick<InspectionRow, "result">): AnalysisReport {
  return analysisReportSchema.parse(JSON.parse(result));
}
