import { createReadStream } from "node:fs";
import { extname } from "node:path";
import { longestTextColumn } from "#protocol";
import { holdsRecords } from "./files.ts";
import { isReadOnce } from "./open-to-read.ts";
import { rowsOfTable } from "./records.ts";

/** So much of a table tells which of its columns holds the texts. */
const beginning = 256 * 1024;

const isDelimited = (name: string) => [".csv", ".tsv"].includes(extname(name).toLowerCase());

/** A file's beginning; nothing where it can be read but once, or not at all: who opens it hears why. */
async function* beginningOf(file: string): AsyncGenerator<Uint8Array> {
  if (isReadOnce(file, "/")) return;
  try {
    yield* createReadStream(file, { end: beginning - 1 });
  } catch {}
}

/**
 * The field or column that holds the texts of a file, a text a record; null where the file is one text. Of a CSV or TSV whose
 * column nobody has named it is the one with the longest texts. An empty name asks for the file as one text.
 */
export async function recordFieldOf(file: string, name: string, field: string | undefined): Promise<string | null> {
  return (await recordFieldOfStream(beginningOf(file), name, field)).field;
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
