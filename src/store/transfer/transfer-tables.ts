import { z } from "zod";
import { describeIssues, type SchemaOf } from "#protocol";
import { tables } from "../tables.ts";
import { outOfBounds } from "./check-bounds.ts";
import { damagedExport } from "./lines.ts";

export interface TransferTable {
  readonly name: keyof typeof tables;
  /** What identifies a row, and the order in which rows are read. */
  readonly key: readonly string[];
  readonly schema: z.ZodObject;
}

/**
 * Everything a store holds, a table before those that refer to it. Left out are files, which travel in pieces, and what
 * can be made again: the search index and what rules have learned. Chunks get new ids where they arrive.
 */
export const transferTables: readonly TransferTable[] = (
  [
    ["settings", ["key"]],
    ["sessions", ["id"]],
    ["messages", ["sessionId", "id"]],
    ["turns", ["id"]],
    ["journal_entries", ["turnId", "seq"]],
    ["marks", ["turnId"]],
    ["corrections", ["turnId", "seq"]],
    ["documents", ["id"]],
    ["document_pages", ["documentId", "page"]],
    ["chunks", ["documentId", "ordinal"]],
    ["collections", ["id"]],
    ["collection_documents", ["collectionId", "documentId"]],
    ["watched_folders", ["id"]],
    ["watched_files", ["folderId", "path"]],
    ["session_documents", ["sessionId", "documentId"]],
    ["research_documents", ["id"]],
    ["research_document_versions", ["documentId", "version"]],
    ["papers", ["id"]],
    ["memory_nodes", ["id"]],
    ["inspections", ["id"]],
    ["inspection_rows", ["inspectionId", "ordinal"]],
    ["inspection_counts", ["inspectionId", "algorithm", "outcome"]],
    ["inspection_batches", ["inspectionId", "first"]],
    ["saved_checks", ["id", "version"]],
    ["jobs", ["id"]],
  ] as const
).map(([name, key]) => ({
  name,
  key,
  schema: name === "chunks" ? tables.chunks.schema.omit({ id: true }) : tables[name].schema,
}));

const cellsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export function transferTableNamed(name: string, line: number): TransferTable {
  const table = transferTables.find((one) => one.name === name);
  if (table === undefined) throw damagedExport(line, { ko: `${name} 표가 없습니다`, en: `there is no table ${name}` });
  return table;
}

/** A row of an export as its table and the table's owner take it; columns that came later have their first values. */
export function checkedRow(
  table: TransferTable,
  row: object,
  line: number,
  owner?: SchemaOf,
): z.output<typeof cellsSchema> {
  const result = table.schema.safeDecode({ ...row });
  const { error } = result.success && owner !== undefined ? z.safeParse(owner, result.data) : result;
  if (!result.success || error !== undefined) {
    const { ko, en } = describeIssues(error ?? { issues: [] });
    throw damagedExport(line, { ko: `${table.name}: ${ko}`, en: `${table.name}: ${en}` });
  }
  const cells = cellsSchema.parse(table.schema.encode(result.data));
  const fault = outOfBounds(cells);
  if (fault !== null) throw damagedExport(line, { ko: `${table.name}: ${fault.ko}`, en: `${table.name}: ${fault.en}` });
  return cells;
}
