import { basename } from "node:path";
import { cellsOfRow, decodeStream, readTextLines } from "#language";
import { type Language, type ReportSubject, readDelimitedRows } from "#protocol";
import type { LineRange } from "../executor/suppressions.ts";
import { inspectionFailure } from "../failure.ts";
import { isTable } from "./files.ts";
import { firstBytes, isParsed, notText, tooLarge } from "./read-text.ts";
import { type RecordLine, unreadable, type WorkItem, workItem } from "./work.ts";

export interface RecordOptions {
  readonly field: string | undefined;
  readonly language: Language;
  readonly maxBytes: number;
}

/** Documents of a JSONL stream: one a line, named after file and line. A bad line is an error row, not the end. */
export async function* readRecords(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  { field = "text", language, maxBytes }: RecordOptions,
): AsyncGenerator<WorkItem> {
  let number = 0;
  for await (const { content, tooLong } of readTextLines(stream, maxBytes)) {
    number += 1;
    const name = `${file}:${number}`;
    if (tooLong) yield unreadable(name, inspectionFailure("line-too-long"), language);
    else if (!isBlank(content)) yield workItem(name, { record: { bytes: content, field } });
  }
}

/** The text in a line of JSONL, and the record's own id. */
export function readRecord({ bytes, field }: RecordLine): { readonly text: string; readonly id: string | null } {
  const record = valueOfLine(bytes);
  // A name may itself hold a dot, as names of columns do.
  const text = valueAt(record, field) ?? field.split(".").reduce(valueAt, record);
  if (typeof text === "string") return { text, id: idOf(record) };
  throw inspectionFailure("no-field", { field });
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

/** The value of a line of JSONL. */
function valueOfLine(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw inspectionFailure("no-json", {}, { cause });
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
}

const idKeys = ["id", "_id", "uuid", "key", "no", "번호"];
const excerptLength = 160;

/** What tells a row from its neighbours: the record's own id, and how its text begins. */
export function inspectedSubjectOf(id: string | null, text: string, masked: boolean): ReportSubject {
  const beginning = text
    .slice(0, excerptLength * 4)
    .replace(/\s+/g, " ")
    .trim();
  const excerpt = beginning.length > excerptLength ? `${beginning.slice(0, excerptLength)}…` : beginning;
  // The text itself may hold what masking is to hide.
  return { id, excerpt: masked ? null : excerpt };
}

function idOf(value: unknown): string | null {
  for (const key of idKeys) {
    const id = valueAt(value, key);
    if (typeof id === "string" || typeof id === "number") return String(id).slice(0, 100);
  }
  return null;
}

/** Documents of a file that holds one a line or one a row; its name tells which. */
export function recordsOf(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  options: RecordOptions,
): AsyncGenerator<WorkItem> {
  if (!isTable(file)) return readRecords(stream, file, options);
  return isParsed(file) ? readSheetRecords(stream, file, options) : readTableRecords(stream, file, options);
}

/** Documents of a spreadsheet: one a row of every sheet that has the column, named after file, sheet and row (`a.xlsx:Sheet1!3`). */
async function* readSheetRecords(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  { field = "text", language, maxBytes }: RecordOptions,
): AsyncGenerator<WorkItem> {
  const bytes = await firstBytes(stream, maxBytes);
  if (bytes === null) return yield unreadable(file, tooLarge(file, maxBytes), language);
  const { parseDocument } = await import("#documents");
  const columns = new Set<string>();
  for await (const { text, table } of parseDocument(bytes, basename(file))) {
    if (table === undefined) {
      yield unreadable(file, inspectionFailure("cell-too-long"), language);
      continue;
    }
    // A row of Markdown, unless the sheet has but one column.
    const rows = text.split("\n").flatMap((line, at) => {
      const row = table.rows[at] ?? null;
      return row === null ? [] : [{ row, cells: line.startsWith("| ") ? cellsOfRow(line) : [line] }];
    });
    // Every part of a sheet begins with the names of its columns.
    const [head, ...body] = rows;
    for (const name of head?.cells ?? []) columns.add(name);
    if (head?.cells.includes(field) !== true) continue;
    for (const { row, cells } of body) yield tableItem(`${file}:${table.sheet}!${row}`, head.cells, cells, field);
  }
  if (!columns.has(field)) yield unreadable(file, withoutColumn(field, [...columns]), language);
}

/**
 * Documents of a CSV or TSV: one a row, named after file and row as spreadsheets count them. The first row names the columns,
 * one of which holds the texts.
 */
async function* readTableRecords(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  { field = "text", language, maxBytes }: RecordOptions,
): AsyncGenerator<WorkItem> {
  let columns: readonly string[] | null = null;
  for await (const { row, from, to, cells, tooLong } of readDelimitedRows(piecesOf(stream, file), maxBytes)) {
    const name = `${file}:${row}`;
    if (tooLong) yield unreadable(name, inspectionFailure("row-too-long"), language);
    else if (cells.every((cell) => cell.trim() === "")) continue;
    else if (columns === null) {
      columns = cells.map((cell) => cell.trim());
      if (!columns.includes(field)) return yield unreadable(file, withoutColumn(field, columns), language);
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
function tableItem(
  name: string,
  columns: readonly string[],
  cells: readonly string[],
  field: string,
  lines?: LineRange,
): WorkItem {
  const bytes = new TextEncoder().encode(JSON.stringify(recordOfRow(columns, cells)));
  return workItem(name, { record: { bytes, field, lines } });
}

/** Of columns with the same name the first counts. */
function recordOfRow(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""] as const).toReversed());
}

function withoutColumn(field: string, columns: readonly string[]) {
  return inspectionFailure("no-column", { field, listed: columns.filter((column) => column !== "").join(", ") });
}
