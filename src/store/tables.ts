import type { Generated } from "kysely";
import type { z } from "zod";
import type { chunkSchema } from "./schemas/chunks.ts";
import type { collectionDocumentSchema, collectionRowSchema } from "./schemas/collections.ts";
import type { documentRowSchema, sessionDocumentSchema } from "./schemas/documents.ts";
import type { inspectionBatchSchema } from "./schemas/inspection-batches.ts";
import type { inspectionCountSchema } from "./schemas/inspection-counts.ts";
import type { inspectionRowSchema, inspectionSchema } from "./schemas/inspections.ts";
import type { jobSchema } from "./schemas/jobs.ts";
import type { journalRowSchema } from "./schemas/journal.ts";
import type { correctionSchema } from "./schemas/learning.ts";
import type { markSchema } from "./schemas/marks.ts";
import type { memoryNodeRowSchema } from "./schemas/memory.ts";
import type { messageRowSchema } from "./schemas/messages.ts";
import type { documentPageRowSchema } from "./schemas/pages.ts";
import type { paperRowSchema } from "./schemas/papers.ts";
import type { researchDocumentRowSchema, researchDocumentVersionSchema } from "./schemas/research-documents.ts";
import type { savedCheckRowSchema } from "./schemas/saved-checks.ts";
import type { SearchVectors, searchSegmentSchema } from "./schemas/search-index.ts";
import type { sessionRowSchema } from "./schemas/sessions.ts";
import type { settingRowSchema } from "./schemas/settings.ts";
import type { turnRowSchema } from "./schemas/turns.ts";
import type { watchedFileSchema, watchedFolderRowSchema } from "./schemas/watched-folders.ts";

/** Every table. A row is what its repository's schema takes in; the columns are made by `migrations/`. */
export interface Tables {
  migrations: { name: string; appliedAt: number; openedAt: number };
  /** How far each import came; `id` is the digest of the export. */
  imports: { id: string; line: number; startedAt: number; endedAt: number | null };

  sessions: z.input<typeof sessionRowSchema>;
  messages: z.input<typeof messageRowSchema>;
  turns: z.input<typeof turnRowSchema>;
  journal_entries: z.input<typeof journalRowSchema>;
  marks: z.input<typeof markSchema>;
  corrections: z.input<typeof correctionSchema>;
  learned_rules: { rule: string; version: number; weights: Uint8Array; facts: string; createdAt: number };
  settings: z.input<typeof settingRowSchema>;

  documents: z.input<typeof documentRowSchema>;
  document_pages: z.input<typeof documentPageRowSchema>;
  chunks: Omit<z.input<typeof chunkSchema>, "id"> & { id: Generated<number> };
  session_documents: z.input<typeof sessionDocumentSchema>;
  collections: z.input<typeof collectionRowSchema>;
  collection_documents: z.input<typeof collectionDocumentSchema>;
  watched_folders: z.input<typeof watchedFolderRowSchema>;
  watched_files: z.input<typeof watchedFileSchema>;
  file_pieces: { hash: string; piece: number; data: Uint8Array };

  search_segments: Omit<z.input<typeof searchSegmentSchema>, "id"> & {
    id: Generated<number>;
    header: Uint8Array | null;
    createdAt: number;
  };
  search_blocks: { segmentId: number; block: number; data: Uint8Array };
  search_vectors: SearchVectors & { piece: number };

  research_documents: z.input<typeof researchDocumentRowSchema>;
  research_document_versions: z.input<typeof researchDocumentVersionSchema>;
  papers: z.input<typeof paperRowSchema>;
  memory_nodes: z.input<typeof memoryNodeRowSchema>;

  inspections: z.input<typeof inspectionSchema>;
  inspection_rows: z.input<typeof inspectionRowSchema>;
  inspection_counts: z.input<typeof inspectionCountSchema>;
  inspection_batches: z.input<typeof inspectionBatchSchema>;
  saved_checks: z.input<typeof savedCheckRowSchema>;

  jobs: z.input<typeof jobSchema>;
}
