import { createHash } from "node:crypto";
import { readTextLines } from "#language";
import type { SchemaOf } from "#protocol";
import { storeFaults } from "../faults.ts";
import { asImported } from "./as-imported.ts";
import { createReferences } from "./check-references.ts";
import {
  damagedExport,
  exportVersion,
  headerSchema,
  lineSchema,
  longestLine,
  oldestVersion,
  otherContent,
  parseLine,
  type TransferRow,
} from "./lines.ts";
import { checkedRow, transferTableNamed } from "./transfer-tables.ts";

/** An export is read twice, first to be checked and then to be brought in: this opens it at its beginning. */
export type OpenExport = () => AsyncIterable<Uint8Array | string>;

/** What an export consists of, in its order; `line` is the number of the line that ends it. */
export type ExportItem =
  | { readonly kind: "row"; readonly table: string; readonly row: TransferRow; readonly line: number }
  | { readonly kind: "file"; readonly hash: string; readonly pieces: AsyncIterable<Uint8Array>; readonly line: number };

/** Reads an export item by item. Whoever is given a file reads its pieces to their end before the next item. */
export async function* readExport(open: OpenExport, where: string): AsyncGenerator<ExportItem> {
  const reader = numbered(open());
  try {
    yield* itemsOf(reader, where);
  } finally {
    // Whoever stops at the header or within a file has not ended the reader, which holds the file open.
    await reader.return(undefined);
  }
}

async function* itemsOf(reader: NumberedLines, where: string): AsyncGenerator<ExportItem> {
  const first = await reader.next();
  const header = parseLine(headerSchema, first.done ? "" : first.value.line, 1);
  if (header.version > exportVersion) throw storeFaults.newer(where, `export ${header.version}`);
  if (header.version < oldestVersion) throw storeFaults.older(where);
  for await (const { line, number } of reader) {
    const content = parseLine(lineSchema, line, number);
    if ("table" in content) yield { kind: "row", table: content.table, row: content.row, line: number };
    else if ("file" in content) {
      yield { kind: "file", hash: content.file, pieces: piecesOf(content.file, reader, number), line: number };
    } else if ("end" in content) {
      if (content.lines !== number - 1)
        throw damagedExport(number, { ko: "빠진 줄이 있습니다", en: "lines are missing" });
      return;
    } else throw damagedExport(number, { ko: "어느 파일의 조각도 아닙니다", en: "a piece of no file" });
  }
  throw damagedExport(0, { ko: "끝이 없습니다", en: "the end is missing" });
}

async function* piecesOf(hash: string, reader: NumberedLines, start: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const next = await reader.next();
    if (next.done) throw damagedExport(start, { ko: "파일이 끝나지 않습니다", en: "the file does not end" });
    const content = parseLine(lineSchema, next.value.line, next.value.number);
    if ("fileEnd" in content && content.fileEnd === hash) return;
    if (!("piece" in content))
      throw damagedExport(next.value.number, { ko: "그 파일의 조각이 아닙니다", en: "not a piece of the file" });
    yield Buffer.from(content.piece, "base64");
  }
}

type NumberedLines = AsyncGenerator<{ line: string; number: number }>;

async function* numbered(content: AsyncIterable<Uint8Array | string>): NumberedLines {
  const decoder = new TextDecoder();
  let number = 0;
  for await (const { content: bytes, tooLong } of readTextLines(content, longestLine)) {
    number += 1;
    if (tooLong) throw damagedExport(number, { ko: "너무 깁니다", en: "too long" });
    yield { line: decoder.decode(bytes), number };
  }
}

export interface ImportOptions {
  /** Import also into a store that holds something: what is there stays as it is, and what is missing is added. */
  readonly merge?: boolean;
  readonly signal?: AbortSignal;
  /** By table, what its owner reads of a row beyond what the store knows of it. */
  readonly owners?: Readonly<Record<string, SchemaOf>>;
}

export interface CheckedExport {
  /** A digest of all of it. */
  readonly id: string;
  /** Rows of each table that are to come in. */
  readonly rows: ReadonlyMap<string, number>;
  readonly leftOut: number;
  readonly files: number;
  /** Files that documents name and the export does not hold. */
  readonly missingFiles: readonly { readonly hash: string; readonly line: number }[];
}

/** Reads an export to its end and writes nothing: what is newer, cut off or altered is found before anything is brought in. */
export async function checkExport(
  open: OpenExport,
  where: string,
  { merge = false, signal, owners = {} }: ImportOptions = {},
): Promise<CheckedExport> {
  const digest = createHash("sha256");
  const rows = new Map<string, number>();
  const references = createReferences();
  let leftOut = 0;
  let files = 0;
  for await (const item of readExport(open, where)) {
    signal?.throwIfAborted();
    if (item.kind === "row") {
      const row = checkedRow(transferTableNamed(item.table, item.line), item.row, item.line, owners[item.table]);
      digest.update(JSON.stringify([item.table, item.row]));
      references.row(item.table, row, item.line);
      if (asImported(item.table, row, merge) === null) leftOut += 1;
      else rows.set(item.table, (rows.get(item.table) ?? 0) + 1);
    } else {
      const content = createHash("sha256");
      for await (const piece of item.pieces) content.update(piece);
      if (content.digest("hex") !== item.hash) throw otherContent(item.line);
      digest.update(item.hash);
      references.file(item.hash);
      files += 1;
    }
  }
  return { id: digest.digest("hex"), rows, leftOut, files, missingFiles: references.check() };
}
