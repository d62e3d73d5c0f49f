import type { Database } from "../database.ts";
import type { Files } from "../files/files.ts";
import { createChunks } from "./chunks.ts";
import { createCollections } from "./collections.ts";
import { createDocumentRows } from "./documents.ts";
import { createInspectionBatches } from "./inspection-batches.ts";
import { createInspectionRows } from "./inspections.ts";
import { createJobRows } from "./jobs.ts";
import { createJournal } from "./journal.ts";
import { createLearning } from "./learning.ts";
import { createMarks } from "./marks.ts";
import { createMemory } from "./memory.ts";
import { createMessages } from "./messages.ts";
import { createPages } from "./pages.ts";
import { createPapers } from "./papers.ts";
import { createResearchDocuments } from "./research-documents.ts";
import { createRevisions } from "./revisions.ts";
import { createSavedChecks } from "./saved-checks.ts";
import { createSearchIndex } from "./search-index.ts";
import { createSessions } from "./sessions.ts";
import { createSettings } from "./settings.ts";
import { createTurnSums } from "./turn-sums.ts";
import { createTurns } from "./turns.ts";
import { createWatchedFolders } from "./watched-folders.ts";

export type Repositories = ReturnType<typeof createRepositories>;

/** Verbs on nouns, over a connection or over a transaction. */
export function createRepositories(db: Database, files: Files) {
  return {
    sessions: createSessions(db),
    messages: createMessages(db),
    turns: createTurns(db),
    turnSums: createTurnSums(db),
    journal: createJournal(db),
    marks: createMarks(db),
    learning: createLearning(db),
    settings: createSettings(db),
    documents: createDocumentRows(db, files),
    files,
    collections: createCollections(db),
    watchedFolders: createWatchedFolders(db),
    pages: createPages(db),
    chunks: createChunks(db),
    searchIndex: createSearchIndex(db),
    researchDocuments: createResearchDocuments(db),
    papers: createPapers(db),
    memory: createMemory(db),
    inspections: createInspectionRows(db),
    inspectionBatches: createInspectionBatches(db),
    savedChecks: createSavedChecks(db),
    jobs: createJobRows(db),
    revisions: createRevisions(db),
  };
}
