import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import { createJournal } from "./journal.ts";
import { createMarks } from "./marks.ts";
import { createMessages } from "./messages.ts";
import { createSessions } from "./sessions.ts";
import { createSettings } from "./settings.ts";
import { createTurns } from "./turns.ts";

export type Repositories = ReturnType<typeof createRepositories>;

/** Verbs on nouns, over a connection or over a transaction. */
export function createRepositories(db: Kysely<Tables>) {
  return {
    sessions: createSessions(db),
    messages: createMessages(db),
    turns: createTurns(db),
    journal: createJournal(db),
    marks: createMarks(db),
    settings: createSettings(db),
  };
}
