import { executorsOf, type Run, totalsOf } from "#kernel";
import type { ErrorRecord } from "#protocol";
import type { Store } from "#store";

/** What a run was about, for the list of traces. */
export interface RunSubject {
  readonly title: string;
  readonly input: unknown;
  readonly error?: ErrorRecord | null;
}

/**
 * Keeps the journal of a run that answered no message, such as the reading of a document, as a trace: its steps, what they
 * were shown, tokens and money. What rules did is left out, since it can be done again: a run in which no model was asked
 * leaves nothing. The same id replaces.
 */
export async function keepRun(run: Run, store: Store, { title, input, error = null }: RunSubject): Promise<void> {
  const entries = run.journal.entries().filter(({ kind, prompt }) => kind !== "step" || prompt !== null);
  if (entries.length === 0) return;
  const { usage, cost } = totalsOf(entries);
  const executors = [...new Set(Object.values(executorsOf(entries)))];
  await store.transaction(async ({ sessions, turns, journal }) => {
    const session = await sessions.ensureBackground(run.agent);
    await turns.keep({
      id: run.id,
      sessionId: session.id,
      agent: run.agent,
      title,
      input,
      startedAt: run.now().getTime(),
      error,
      usage,
      cost,
      executors,
    });
    await journal.append(entries);
  });
}
