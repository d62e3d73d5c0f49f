import { inspectErrorOf, inspectionFailure } from "../failure.ts";
import { inBatches } from "../runs/batches.ts";
import { tooLarge } from "../runs/read-text.ts";
import { type RecordOptions, recordsOf } from "../runs/records.ts";
import { recordFieldOfStream } from "../runs/text-column.ts";
import type { WorkItem } from "../runs/work.ts";
import type { StoredItem } from "./stored-item.ts";

/** A file on its way in. */
export interface InspectionFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The documents of a file as they are kept: one a line of JSONL or a row of a table, else one. However long the file, one piece is in memory. */
export async function* itemsOf({ name, content }: InspectionFile, options: RecordOptions): AsyncGenerator<StoredItem> {
  const records = await recordFieldOfStream(content, name, options.field);
  if (records.field === null) yield await wholeFile(name, records.content, options);
  else
    for await (const item of recordsOf(records.content, name, { ...options, field: records.field }))
      yield recordOf(item, options);
}

/** What a worker takes at once. */
export function batchesOf(items: AsyncIterable<StoredItem>, mostItems: number): AsyncGenerator<StoredItem[]> {
  return inBatches(items, mostItems, (item) =>
    item.kind === "record" ? item.line.length : item.kind === "file" ? item.base64.length : 0,
  );
}

function recordOf({ name, record, error }: WorkItem, { language }: RecordOptions): StoredItem {
  if (error !== null) return { kind: "error", name, error };
  try {
    const line = new TextDecoder("utf-8", { fatal: true }).decode(record?.bytes);
    return { kind: "record", name, line, field: record?.field ?? "text" };
  } catch {
    return { kind: "error", name, error: inspectErrorOf(inspectionFailure("no-utf8"), language) };
  }
}

async function wholeFile(
  name: string,
  content: AsyncIterable<Uint8Array>,
  { maxBytes, language }: RecordOptions,
): Promise<StoredItem> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
  }
  if (size <= maxBytes) return { kind: "file", name, base64: Buffer.concat(parts).toString("base64") };
  return { kind: "error", name, error: inspectErrorOf(tooLarge(name, maxBytes), language) };
}
