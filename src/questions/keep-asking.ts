import {
  type CircuitBreaker,
  createRun,
  cutInput,
  type ModelChooser,
  type Run,
  type RunLimits,
  totalsOf,
} from "#kernel";
import type { JournalEntry, Language } from "#protocol";
import type { Store } from "#store";
import { keepRun, type TurnListener } from "#turns";

export interface AskingServices {
  readonly store: Store;
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly listener?: Pick<TurnListener, "kept"> | undefined;
  readonly signal: AbortSignal;
  /** Shared by askings of one job; one of its own unless it is given. */
  readonly breaker?: CircuitBreaker | undefined;
}

export interface Asking {
  /** The same id is the same asking: what it was answered before is recalled. */
  readonly id: string;
  readonly agent: string;
  /** Keeps what was said, and goes with it. */
  readonly sessionId: string;
  readonly title: string;
  readonly language: Language;
  /** The model that is asked. */
  readonly model: string | null;
  /**
   * What is said is kept as soon as it is there, so that work that was killed asks nothing twice; with the beginning of what was
   * read, which may be hundreds of whole documents. Only one process may work on it, as a job does.
   */
  readonly atOnce?: boolean;
}

/**
 * Questions to many subjects, in a run that is kept as a trace: what a model said to the same question about the same text is
 * recalled and not asked again. What rules did in its place, and what failed, is tried again.
 */
export async function keepAsking<Result>(
  asking: Asking,
  services: AskingServices,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const { id, agent, sessionId, title, language, model, atOnce = false } = asking;
  const { store, models, limits, listener, signal, breaker } = services;
  const input = { title, language };
  const isKept = ({ kind, executor, status }: JournalEntry) =>
    status === "finished" && (kind !== "step" || executor === model);
  let former: JournalEntry[] = [];
  let begun: Promise<void> | undefined;
  const begin = () =>
    store.transaction(async ({ turns, journal }) => {
      const run = { id, sessionId, agent, title, input, startedAt: Date.now(), error: null };
      await turns.keep({ ...run, ...totalsOf(former), executors: [] });
      await journal.append(former);
    });
  const run = await createRun({
    id,
    agent,
    language,
    startedAt: Date.now(),
    models,
    limits: { ...limits, turnMs: Number.POSITIVE_INFINITY },
    signal,
    breaker,
    journal: {
      load: async () => {
        former = (await store.journal.load(id)).filter(isKept);
        return former;
      },
      async append(entries) {
        if (!atOnce) return;
        begun ??= begin();
        await begun;
        await store.journal.append(entries.map(withoutTexts));
      },
    },
  });
  try {
    return await work(run);
  } finally {
    const { entries, added } = run.journal;
    const journal = { entries: () => entries().map(withoutTexts), added: () => added().map(withoutTexts) };
    const kept = atOnce ? { ...run, journal: { ...run.journal, ...journal } } : run;
    await keepRun(kept, store, { title, input, listener, sessionId });
  }
}

/** So much of a prompt shows in the trace what was read. */
const lettersOfTexts = 1_000;

function withoutTexts(entry: JournalEntry): JournalEntry {
  if (entry.kind !== "step") return entry;
  const cut = (value: unknown) => {
    const json = JSON.stringify(value);
    return json.length > lettersOfTexts ? cutInput(json, lettersOfTexts) : value;
  };
  return { ...entry, input: cut(entry.input), prompt: cut(entry.prompt) };
}
