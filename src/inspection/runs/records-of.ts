import { isTable } from "./files.ts";
import { type RecordOptions, readRecords } from "./records.ts";
import { readTableRecords } from "./table-records.ts";
import type { WorkItem } from "./work.ts";

/** Documents of a file that holds one a line or one a row; its name tells which. */
export function recordsOf(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  options: RecordOptions,
): AsyncGenerator<WorkItem> {
  return isTable(file) ? readTableRecords(stream, file, options) : readRecords(stream, file, options);
}
