import { closeSync, openSync, readSync } from "node:fs";
import { extname } from "node:path";
import { longestTextColumn } from "#protocol";
import { holdsRecords } from "./files.ts";
import { isReadOnce } from "./open-to-read.ts";
import { rowsOfTable } from "./records.ts";

/** So much of a table tells which of its columns holds the texts. */
const beginning = 256 * 1024;

const isDelimited = (name: string) => [".csv", ".tsv"].includes(extname(name).toLowerCase());

/**
 * The field or column that holds the texts of a file, a text a record; null where the file is one text. Of a CSV or TSV whose
 * column nobody has named it is the one with the longest texts. An empty name asks for the file as one text.
 */
export async function recordFieldOf(file: string, name: string, field: string | undefined): Promise<string | null> {
  if (holdsRecords(name, field)) return field ?? "text";
  if (field !== undefined || !isDelimited(name) || isReadOnce(file, "/")) return null;
  return await columnIn(beginningOf(file), name);
}

/** The same of a stream, and the stream from its beginning. */
export async function recordFieldOfStream(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  field: string | undefined,
): Promise<{ readonly field: string | null; readonly content: AsyncIterable<Uint8Array> }> {
  if (holdsRecords(name, field)) return { field: field ?? "text", content: stream };
  if (field !== undefined || !isDelimited(name)) return { field: null, content: stream };
  const pieces = stream[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < beginning) {
    const next = await pieces.next();
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  async function* whole() {
    yield* first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { field: await columnIn(Buffer.concat(first), name), content: whole() };
}

/** Null also where nothing can be read: who opens the file hears why. */
function beginningOf(file: string): Buffer {
  try {
    const descriptor = openSync(file, "r");
    try {
      const bytes = Buffer.alloc(beginning);
      return bytes.subarray(0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return Buffer.alloc(0);
  }
}

async function columnIn(bytes: Buffer, name: string): Promise<string | null> {
  // A row that was cut off says nothing of its column.
  const whole = bytes.length < beginning ? bytes : bytes.subarray(0, bytes.lastIndexOf("\n") + 1);
  try {
    const [columns = [], ...rows] = await rowsOfTable(whole, name);
    return longestTextColumn(columns, rows);
  } catch {
    return null;
  }
}
