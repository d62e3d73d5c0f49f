export type { StoreOptions } from "./connect.ts";
export { fileFault } from "./faults.ts";

export { newId } from "./ids.ts";
export { openStore, type Store } from "./open-store.ts";
export type { Page, PageRequest } from "./paging.ts";
export type { NewChunk } from "./repositories/chunks.ts";
export type { StoredDocument } from "./repositories/documents.ts";
export type { Repositories } from "./repositories/index.ts";

export type { Inspection, InspectionRow, InspectionRowFilter, NewInspectionRow } from "./repositories/inspections.ts";
export type { JobEnd, JobFilter, StoredJob } from "./repositories/jobs.ts";
export type { LearnedVersion } from "./repositories/learning.ts";
export type { HeldLease, LeaseAnswer } from "./repositories/leases.ts";

export type { Message, NewMessage } from "./repositories/messages.ts";
export type { DocumentPage } from "./repositories/pages.ts";
export type { LibraryPaper, NewLibraryPaper } from "./repositories/papers.ts";
export type { ResearchDocument } from "./repositories/research-documents.ts";
export type { Session } from "./repositories/sessions.ts";
export type { StoredTurn, TurnEnd } from "./repositories/turns.ts";
export { exportStore } from "./transfer/export-store.ts";
export { importStore } from "./transfer/import-store.ts";
