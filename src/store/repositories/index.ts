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
import { createSealedValues } from "./sealed-values.ts";
import { createSearchIndex } from "./search-index.ts";
import { createSessions } from "./sessions.ts";
import { createSettings } from "./settings.ts";
import { createTurnSums } from "./turn-sums.ts";
import { createTurns } from "./turns.ts";
import { createWatchedFolders } from "./watched-folders.ts";

const makers = {
  sessions: createSessions,
  messages: createMessages,
  turns: createTurns,
  turnSums: createTurnSums,
  journal: createJournal,
  marks: createMarks,
  learning: createLearning,
  settings: createSettings,
  sealedValues: createSealedValues,
  documents: createDocumentRows,
  collections: createCollections,
  watchedFolders: createWatchedFolders,
  pages: createPages,
  chunks: createChunks,
  searchIndex: createSearchIndex,
  researchDocuments: createResearchDocuments,
  papers: createPapers,
  memory: createMemory,
  inspections: createInspectionRows,
  inspectionBatches: createInspectionBatches,
  savedChecks: createSavedChecks,
  jobs: createJobRows,
  revisions: createRevisions,
};

type Makers = typeof makers;
export type Repositories = { readonly files: Files } & { readonly [Name in keyof Makers]: ReturnType<Makers[Name]> };

/** Verbs on nouns, over a connection or over a transaction. Each is made when it is first wanted: a transaction needs few. */
export function createRepositories(db: Database, files: Files): Repositories {
  const whenWanted = Object.entries<(db: Database, files: Files) => unknown>(makers).map(([name, make]) => {
    let made: unknown;
    return [name, { enumerable: true, get: () => (made ??= make(db, files)) }] as const;
  });
  return Object.create(null, Object.fromEntries([...whenWanted, ["files", { enumerable: true, value: files }]]));
}
