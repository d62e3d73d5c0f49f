import { executorsOf, type Run, totalsOf } from "#kernel";
import type { ErrorRecord, JournalEntry } from "#protocol";
import type { Store } from "#store";
import type { TurnListener } from "./ended-turn.ts";
import { writeWithRetries } from "./store-faults.ts";

/** What a run was about, for the list of traces. */
export interface RunSubject {
  readonly title: string;
  readonly input: unknown;
  readonly error?: ErrorRecord | null;
  /** The session that it belongs to and goes with; one of the room's own unless it is given. */
  readonly sessionId?: string | undefined;
  readonly listener?: Pick<TurnListener, "kept"> | undefined;
}

/**
 * Keeps the journal of a run that answered no message, such as the reading of a document, as a trace: its steps, what they
 * were shown, tokens and money. What rules did is left out, since it can be done again: a run in which no model was asked
 * leaves nothing. The same id replaces; the listener is told of what was done now, and not again of what was recalled.
 */
export async function keepRun(run: Run, store: Store, subject: RunSubject): Promise<void> {
  const { title, input, error = null, listener } = subject;
  const worthKeeping = ({ kind, prompt }: JournalEntry) => kind !== "step" || prompt !== null;
  const added = run.journal.added().filter(worthKeeping);
  if (added.length === 0) return;
  const entries = run.journal.entries().filter(worthKeeping);
  const { usage, cost } = totalsOf(entries);
  const executors = [...new Set(Object.values(executorsOf(entries)))];
  const { id, agent } = run;
  const startedAt = run.now().getTime();
  const write = () =>
    store.transaction(async ({ sessions, turns, journal }) => {
      const session = subject.sessionId ?? (await sessions.ensureBackground(agent)).id;
      await turns.keep({ id, sessionId: session, agent, title, input, startedAt, error, usage, cost, executors });
      await journal.append(entries);
      return session;
    });
  const sessionId = await writeWithRetries(write, () => !run.signal.aborted);
  const outcome =
    error === null
      ? ({ status: "finished", ended: "answered" } as const)
      : ({ status: "failed", ended: "error" } as const);
  const now = { ...totalsOf(added), startedAt, endedAt: Date.now(), trace: null, entries: added };
  listener?.kept({ id, sessionId, agent, ...outcome, error, ...now });
}
