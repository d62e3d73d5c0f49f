import { decodeStream } from "#language";
import { type Language, readDelimitedRows, saidIn } from "#protocol";
import type { LineRange } from "../executor/suppressions.ts";
import { notText } from "./read-text.ts";
import type { RecordOptions } from "./records.ts";
import { unreadable, type WorkItem } from "./work.ts";

/**
 * Documents of a CSV or TSV: one a row, named after file and row as spreadsheets count them. The first row names the columns,
 * one of which holds the texts.
 */
export async function* readTableRecords(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  { field = "text", language, maxBytes }: RecordOptions,
): AsyncGenerator<WorkItem> {
  let columns: readonly string[] | null = null;
  for await (const { row, from, to, cells, tooLong } of readDelimitedRows(piecesOf(stream, file), maxBytes)) {
    const name = `${file}:${row}`;
    if (tooLong) yield unreadable(name, { code: "document-too-large", message: tooLongRow[language] });
    else if (cells.every((cell) => cell.trim() === "")) continue;
    else if (columns === null) {
      columns = cells.map((cell) => cell.trim());
      if (!columns.includes(field)) return yield unreadable(file, withoutColumn(field, columns, language));
    } else {
      yield tableItem(name, columns, cells, field, { from, to });
    }
  }
}

/** The rows of a table that is there as a whole; the first names the columns. */
export async function rowsOfTable(bytes: Uint8Array, file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readDelimitedRows(piecesOf(asStream(bytes), file), bytes.length))
    if (cells.some((cell) => cell.trim() !== "")) rows.push(cells.map((cell) => cell.trim()));
  return rows;
}

async function* asStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* piecesOf(stream: AsyncIterable<Uint8Array | string>, file: string): AsyncGenerator<string> {
  for await (const piece of decodeStream(stream)) {
    if (piece === null) throw notText(file);
    yield piece;
  }
}

/** A row as a document to inspect. */
export function tableItem(
  name: string,
  columns: readonly string[],
  cells: readonly string[],
  field: string,
  lines?: LineRange,
): WorkItem {
  const bytes = new TextEncoder().encode(JSON.stringify(recordOfRow(columns, cells)));
  return { name, path: null, record: { bytes, field, lines }, text: null, suppressions: false, error: null };
}

/** Of columns with the same name the first counts. */
function recordOfRow(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""] as const).toReversed());
}

const tooLongRow = { ko: "행이 한도보다 깁니다.", en: "The row is longer than the limit." };

export function withoutColumn(field: string, columns: readonly string[], language: Language) {
  const listed = columns.filter((column) => column !== "").join(", ");
  const message = {
    ko: `‘${field}’ 칸이 없습니다. 첫 행에 있는 칸: ${listed}`,
    en: `There is no column “${field}”. The first row has: ${listed}`,
  };
  return { code: "bad-input" as const, message: saidIn(message, language) };
}
