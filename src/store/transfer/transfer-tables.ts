import { z } from "zod";
import { describeIssues } from "#protocol";
import { chunkSchema } from "../schemas/chunks.ts";
import { collectionDocumentSchema, collectionRowSchema } from "../schemas/collections.ts";
import { documentRowSchema, sessionDocumentSchema } from "../schemas/documents.ts";
import { inspectionBatchSchema } from "../schemas/inspection-batches.ts";
import { inspectionCountSchema } from "../schemas/inspection-counts.ts";
import { inspectionRowSchema, inspectionSchema } from "../schemas/inspections.ts";
import { jobSchema } from "../schemas/jobs.ts";
import { journalRowSchema } from "../schemas/journal.ts";
import { correctionSchema } from "../schemas/learning.ts";
import { markSchema } from "../schemas/marks.ts";
import { memoryNodeRowSchema } from "../schemas/memory.ts";
import { messageRowSchema } from "../schemas/messages.ts";
import { documentPageRowSchema } from "../schemas/pages.ts";
import { paperRowSchema } from "../schemas/papers.ts";
import { researchDocumentRowSchema, researchDocumentVersionSchema } from "../schemas/research-documents.ts";
import { savedCheckRowSchema } from "../schemas/saved-checks.ts";
import { sessionRowSchema } from "../schemas/sessions.ts";
import { settingRowSchema } from "../schemas/settings.ts";
import { turnRowSchema } from "../schemas/turns.ts";
import { watchedFileSchema, watchedFolderRowSchema } from "../schemas/watched-folders.ts";
import type { Tables } from "../tables.ts";
import { outOfBounds } from "./check-bounds.ts";
import { damagedExport } from "./lines.ts";

export interface TransferTable {
  readonly name: keyof Tables;
  /** What identifies a row, and the order in which rows are read. */
  readonly key: readonly string[];
  readonly schema: z.ZodObject;
}

/**
 * Everything a store holds, a table before those that refer to it. Left out are files, which travel in pieces, and what
 * can be made again: the search index and what rules have learned. Chunks get new ids where they arrive.
 */
export const transferTables: readonly TransferTable[] = [
  { name: "settings", key: ["key"], schema: settingRowSchema },
  { name: "sessions", key: ["id"], schema: sessionRowSchema },
  { name: "messages", key: ["sessionId", "id"], schema: messageRowSchema },
  { name: "turns", key: ["id"], schema: turnRowSchema },
  { name: "journal_entries", key: ["turnId", "seq"], schema: journalRowSchema },
  { name: "marks", key: ["turnId"], schema: markSchema },
  { name: "corrections", key: ["turnId", "seq"], schema: correctionSchema },
  { name: "documents", key: ["id"], schema: documentRowSchema },
  { name: "document_pages", key: ["documentId", "page"], schema: documentPageRowSchema },
  { name: "chunks", key: ["documentId", "ordinal"], schema: chunkSchema.omit({ id: true }) },
  { name: "collections", key: ["id"], schema: collectionRowSchema },
  { name: "collection_documents", key: ["collectionId", "documentId"], schema: collectionDocumentSchema },
  { name: "watched_folders", key: ["id"], schema: watchedFolderRowSchema },
  { name: "watched_files", key: ["folderId", "path"], schema: watchedFileSchema },
  { name: "session_documents", key: ["sessionId", "documentId"], schema: sessionDocumentSchema },
  { name: "research_documents", key: ["id"], schema: researchDocumentRowSchema },
  { name: "research_document_versions", key: ["documentId", "version"], schema: researchDocumentVersionSchema },
  { name: "papers", key: ["id"], schema: paperRowSchema },
  { name: "memory_nodes", key: ["id"], schema: memoryNodeRowSchema },
  { name: "inspections", key: ["id"], schema: inspectionSchema },
  { name: "inspection_rows", key: ["inspectionId", "ordinal"], schema: inspectionRowSchema },
  { name: "inspection_counts", key: ["inspectionId", "algorithm", "outcome"], schema: inspectionCountSchema },
  { name: "inspection_batches", key: ["inspectionId", "first"], schema: inspectionBatchSchema },
  { name: "saved_checks", key: ["id", "version"], schema: savedCheckRowSchema },
  { name: "jobs", key: ["id"], schema: jobSchema },
];

const cellsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export function transferTableNamed(name: string, line: number): TransferTable {
  const table = transferTables.find((one) => one.name === name);
  if (table === undefined) throw damagedExport(line, { ko: `${name} 표가 없습니다`, en: `there is no table ${name}` });
  return table;
}

/** A row of an export as its table takes it; columns that came later have their first values. */
export function checkedRow(table: TransferTable, row: object, line: number): z.output<typeof cellsSchema> {
  const result = table.schema.safeDecode({ ...row });
  if (!result.success) {
    const { ko, en } = describeIssues(result.error);
    throw damagedExport(line, { ko: `${table.name}: ${ko}`, en: `${table.name}: ${en}` });
  }
  const cells = cellsSchema.parse(table.schema.encode(result.data));
  const fault = outOfBounds(cells);
  if (fault !== null) throw damagedExport(line, { ko: `${table.name}: ${fault.ko}`, en: `${table.name}: ${fault.en}` });
  return cells;
}
