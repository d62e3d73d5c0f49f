export type { StoreOptions } from "./connect.ts";
export { fileFault } from "./faults.ts";
export type { FileContent, Files, StoredFile } from "./files/files.ts";
export { newId } from "./ids.ts";
export { openStore, type Store } from "./open-store.ts";
export type { Page, PageRequest } from "./paging.ts";
export type { Chunk, NewChunk } from "./repositories/chunks.ts";
export type { DocumentChange, DocumentFilter, NewDocument, StoredDocument } from "./repositories/documents.ts";
export type { Repositories } from "./repositories/index.ts";
export type { BatchProgress, InspectionBatch } from "./repositories/inspection-batches.ts";
export type { InspectionCounts } from "./repositories/inspection-counts.ts";
export type { Inspection, InspectionRow, InspectionRowFilter, NewInspectionRow } from "./repositories/inspections.ts";
export type { JobFilter, StoredJob } from "./repositories/jobs.ts";
export type { LearnedVersion } from "./repositories/learning.ts";
export type { HeldLease, LeaseAnswer } from "./repositories/leases.ts";
export type { Mark } from "./repositories/marks.ts";
export type { MemoryNode } from "./repositories/memory.ts";
export type { Message, NewMessage } from "./repositories/messages.ts";
export type { DocumentPage } from "./repositories/pages.ts";
export type { LibraryPaper, NewLibraryPaper } from "./repositories/papers.ts";
export type {
  ResearchDocument,
  ResearchDocumentText,
  ResearchDocumentVersion,
} from "./repositories/research-documents.ts";
export type { NewSession, Session, SessionFilter } from "./repositories/sessions.ts";
export type { NewTurn, StoredTurn, TurnEnd, TurnFilter } from "./repositories/turns.ts";
export { exportStore } from "./transfer/export-store.ts";
export { type ImportOptions, type ImportReport, importStore } from "./transfer/import-store.ts";
