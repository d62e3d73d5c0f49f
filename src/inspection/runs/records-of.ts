import { isTable } from "./files.ts";
import { isParsed } from "./read-text.ts";
import { type RecordOptions, readRecords } from "./records.ts";
import { readSheetRecords } from "./sheet-records.ts";
import { readTableRecords } from "./table-records.ts";
import type { WorkItem } from "./work.ts";

/** Documents of a file that holds one a line or one a row; its name tells which. */
export function recordsOf(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  options: RecordOptions,
): AsyncGenerator<WorkItem> {
  if (!isTable(file)) return readRecords(stream, file, options);
  return isParsed(file) ? readSheetRecords(stream, file, options) : readTableRecords(stream, file, options);
}
