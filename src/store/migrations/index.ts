import { conversations } from "./001-conversations.ts";
import { documents } from "./002-documents.ts";
import { research } from "./003-research.ts";
import { inspections } from "./004-inspections.ts";
import { jobs } from "./005-jobs.ts";
import { search } from "./006-search.ts";
import { inspectionBatches } from "./007-inspection-batches.ts";
import { inspectionCounts } from "./008-inspection-counts.ts";
import { turnLeases } from "./009-turn-leases.ts";
import { imports } from "./010-imports.ts";
import { branches } from "./011-branches.ts";
import { shownWords } from "./012-shown-words.ts";
import { learning } from "./013-learning.ts";
import { savedChecks } from "./015-saved-checks.ts";
import { sessionPlaces } from "./016-session-places.ts";
import { origins } from "./019-origins.ts";
import { stepsByName } from "./020-steps-by-name.ts";
import { jobTimes } from "./021-job-times.ts";
import { paperChanges } from "./022-paper-changes.ts";
import { decisionsOfModels } from "./023-decisions-of-models.ts";
import { learnedVersions } from "./024-learned-versions.ts";
import { importedTurns } from "./025-imported-turns.ts";
import { reasonsOfRules } from "./026-reasons-of-rules.ts";
import { reasoningColumn } from "./027-reasoning.ts";
import type { Migration } from "./migration.ts";

/** Every migration in its order. A new one goes to the end, with its own file and the next number. */
export const migrations: readonly Migration[] = [
  conversations,
  documents,
  research,
  inspections,
  jobs,
  search,
  inspectionBatches,
  inspectionCounts,
  turnLeases,
  imports,
  branches,
  shownWords,
  learning,
  savedChecks,
  sessionPlaces,
  origins,
  stepsByName,
  jobTimes,
  paperChanges,
  decisionsOfModels,
  learnedVersions,
  importedTurns,
  reasonsOfRules,
  reasoningColumn,
];
