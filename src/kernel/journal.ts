import { hash } from "node:crypto";
import type { ErrorRecord, JournalEntry, Usage } from "#protocol";

/** Where journals are kept. The store implements it; memory does for throw-away turns. */
export interface JournalPort {
  /** Keeps entries for good, all of them or none. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  load(turnId: string): Promise<JournalEntry[]>;
}

export interface JournalRecord {
  readonly status: "finished" | "failed";
  readonly output: unknown;
  readonly prompt?: unknown;
  readonly promptHash?: string | null;
  readonly executor?: string | null;
  readonly fallbackFrom?: string | null;
  readonly attempts?: number;
  readonly usage?: Usage | null;
  readonly cost?: number | null;
  readonly error?: ErrorRecord | null;
}

/** A place in the journal for one piece of work, known by what it is and how often the same came before. */
export interface JournalSlot {
  readonly key: string;
  /** What a former run of this turn already recorded for this very work. */
  readonly finished: JournalEntry | null;
  record(record: JournalRecord): Promise<void>;
  /** For what only leads to work, such as entering a node: written together with the next record, at no cost of its own. */
  note(record: JournalRecord): void;
}

export interface Journal {
  readonly turnId: string;
  slot(kind: JournalEntry["kind"], name: string, input: unknown): JournalSlot;
  entries(): readonly JournalEntry[];
}

/** Inputs longer than this are cut in the row: the key is of the whole, and a re-run has the input itself. */
const longestInput = 200_000;

/** Opens a turn's journal. Rows of a former run make it a resumption: their work is recalled, not repeated. */
export async function openJournal(turnId: string, port: JournalPort): Promise<Journal> {
  const former = await port.load(turnId);
  const recall = new Map<string, JournalEntry>();
  for (const entry of former) if (entry.status === "finished") recall.set(entry.key, entry);
  const entries: JournalEntry[] = [...former];
  const seen = new Map<string, number>();
  let seq = former.reduce((highest, entry) => Math.max(highest, entry.seq), 0);

  let noted: JournalEntry[] = [];

  async function write(entry: JournalEntry): Promise<void> {
    const batch = [...noted, entry];
    noted = [];
    entries.push(entry);
    await port.append(batch);
  }

  return {
    turnId,
    entries: () => entries,
    slot(kind, name, input) {
      const text = JSON.stringify(input) ?? "null";
      const work = `${kind}:${name}:${hash("sha256", text).slice(0, 16)}`;
      const times = (seen.get(work) ?? 0) + 1;
      seen.set(work, times);
      const key = `${work}:${times}`;
      const startedAt = Date.now();
      const entryOf = (record: JournalRecord): JournalEntry => ({
        turnId,
        seq: ++seq,
        key,
        kind,
        name,
        status: record.status,
        input: text.length > longestInput ? `${text.slice(0, longestInput)}…` : input,
        output: record.output,
        prompt: record.prompt ?? null,
        promptHash: record.promptHash ?? null,
        executor: record.executor ?? null,
        fallbackFrom: record.fallbackFrom ?? null,
        attempts: record.attempts ?? 1,
        usage: record.usage ?? null,
        cost: record.cost ?? null,
        startedAt,
        endedAt: Date.now(),
        error: record.error ?? null,
      });
      return {
        key,
        finished: recall.get(key) ?? null,
        record: (record) => write(entryOf(record)),
        note(record) {
          const entry = entryOf(record);
          noted.push(entry);
          entries.push(entry);
        },
      };
    },
  };
}

/** A journal port that forgets with the process. */
export function createMemoryJournal(): JournalPort {
  const rows = new Map<string, JournalEntry[]>();
  return {
    async append(entries) {
      for (const entry of entries) {
        const list = rows.get(entry.turnId);
        if (list) list.push(entry);
        else rows.set(entry.turnId, [entry]);
      }
    },
    load: async (turnId) => [...(rows.get(turnId) ?? [])],
  };
}

/** Tokens and money of a journal. A model call whose price is unknown makes the sum unknown; rules cost nothing. */
export function totalsOf(entries: readonly JournalEntry[]): { usage: Usage; cost: number | null } {
  let inputTokens = 0;
  let outputTokens = 0;
  let cost: number | null = 0;
  for (const entry of entries) {
    if (entry.usage === null) continue;
    inputTokens += entry.usage.inputTokens ?? 0;
    outputTokens += entry.usage.outputTokens ?? 0;
    cost = cost === null || entry.cost === null ? null : cost + entry.cost;
  }
  return { usage: { inputTokens, outputTokens }, cost };
}

/** Who executed each step: a model's id or `rule`; the last run of a step counts. */
export function executorsOf(entries: readonly JournalEntry[]): Record<string, string> {
  const executors: Record<string, string> = {};
  for (const entry of entries)
    if (entry.kind === "step" && entry.executor !== null) executors[entry.name] = entry.executor;
  return executors;
}
