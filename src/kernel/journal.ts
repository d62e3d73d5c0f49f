import { hash } from "node:crypto";
import type { JournalEntry, JournalKind, Usage } from "#protocol";

/** Where journals are kept. The store implements it; memory does for throw-away runs. */
export interface JournalPort {
  /** Keeps entries for good, all of them or none. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  load(runId: string): Promise<JournalEntry[]>;
}

/** What a row says that has nothing to say of it. */
const unsaid = {
  shown: null,
  prompt: null,
  promptHash: null,
  executor: null,
  fallbackFrom: null,
  reason: null,
  attempts: 1,
  usage: null,
  cost: null,
  reasoning: null,
  error: null,
};

export type JournalRecord = Pick<JournalEntry, "status" | "output"> & Partial<Pick<JournalEntry, keyof typeof unsaid>>;

/** A piece of work that has begun and has no row yet. */
export type OpenedWork = Pick<JournalEntry, "key" | "kind" | "name" | "input">;

/** Sees a journal as it is written: this is all that a reader of a run ever gets. */
export interface JournalObserver {
  opened(work: OpenedWork): void;
  /** Words of a row that is still being written. */
  streamed(key: string, delta: string): void;
  /** A row was written, or recalled from a former run. */
  written(entry: JournalEntry): void;
}

/** A place in the journal for one piece of work, known by what it is and how often the same came before. */
export interface JournalSlot {
  readonly key: string;
  /** How many works of this kind and name the run began before. */
  readonly nth: number;
  /** What a former run already recorded for this very work. */
  readonly finished: JournalEntry | null;
  /** Shows words of the row before it is written. */
  stream(delta: string): void;
  record(record: JournalRecord): Promise<void>;
  /** For what code would do again in the same way, such as saying fixed words: kept together with the next record. */
  note(record: JournalRecord): void;
  /** For a node: notes its row as it is entered, so that it stands before its work. The reader is told by what this returns. */
  enter(): () => void;
}

export interface Journal {
  readonly runId: string;
  slot(kind: JournalKind, name: string, input: unknown): JournalSlot;
  /** Whether this run has begun such a work. What a former run did counts once this one has come to it again. */
  hasBegun(kind: JournalKind, name: string, input: unknown): boolean;
  /** Every row, in the order in which the work began. */
  entries(): readonly JournalEntry[];
  /** The rows that this run has added to those of a former one. */
  added(): readonly JournalEntry[];
  /** Keeps what was only noted. */
  flush(): Promise<void>;
}

/** Inputs longer than this are cut in the row: the key is of the whole, and a resumed run has the input itself. */
const longestInput = 200_000;

/**
 * Opens a run's journal. Rows of a former run make it a resumption: their work is recalled, not repeated. A named phase of
 * the run recalls only its own work: what it shows or asks again is new, though the same was done before it.
 */
export async function openJournal(
  runId: string,
  port: JournalPort,
  observer?: JournalObserver,
  phase = "",
): Promise<Journal> {
  const workOf = (kind: JournalKind, name: string, text: string) =>
    `${kind}:${name}:${hash("sha256", phase + text).slice(0, 16)}`;
  const former = await port.load(runId);
  const recall = new Map<string, JournalEntry>();
  for (const entry of former) if (entry.status === "finished") recall.set(entry.key, entry);
  const added: JournalEntry[] = [];
  const timesSeen = new Map<string, number>();
  const countOf = (counted: string) => {
    const times = (timesSeen.get(counted) ?? 0) + 1;
    timesSeen.set(counted, times);
    return times;
  };
  let seq = former.reduce((highest, entry) => Math.max(highest, entry.seq), 0);
  let noted: JournalEntry[] = [];

  async function append(...added: readonly JournalEntry[]): Promise<void> {
    const waiting = noted;
    noted = [];
    if (waiting.length + added.length === 0) return;
    try {
      await port.append([...waiting, ...added]);
    } catch (thrown) {
      noted = [...waiting, ...noted];
      throw thrown;
    }
  }

  return {
    runId,
    entries: () => [...former, ...added].sort((one, other) => one.seq - other.seq),
    added: () => added.toSorted((one, other) => one.seq - other.seq),
    flush: () => append(),
    hasBegun: (kind, name, input) => timesSeen.has(workOf(kind, name, textOf(input))),
    slot(kind, name, input) {
      const text = textOf(input);
      const work = workOf(kind, name, text);
      const key = `${work}:${countOf(work)}`;
      const nth = countOf(`${kind}:${name}`) - 1;
      const finished = recall.get(key) ?? null;
      if (finished === null) observer?.opened({ key, kind, name, input });
      else observer?.written(finished);
      const place = finished?.seq ?? ++seq;
      const startedAt = Date.now();
      const entryOf = (record: JournalRecord): JournalEntry => ({
        turnId: runId,
        seq: place,
        key,
        kind,
        name,
        input: text.length > longestInput ? cutInput(text, longestInput) : input,
        ...unsaid,
        ...record,
        startedAt,
        endedAt: Date.now(),
      });
      return {
        key,
        nth,
        finished,
        stream: (delta) => observer?.streamed(key, delta),
        async record(record) {
          const entry = entryOf(record);
          added.push(entry);
          await append(entry);
          observer?.written(entry);
        },
        note(record) {
          const entry = entryOf(record);
          added.push(entry);
          noted.push(entry);
          observer?.written(entry);
        },
        enter() {
          if (finished !== null) return () => {};
          const entry = { ...entryOf({ status: "finished", output: null }), endedAt: startedAt };
          added.push(entry);
          noted.push(entry);
          return () => observer?.written(entry);
        },
      };
    },
  };
}

const textOf = (input: unknown) => JSON.stringify(input) ?? "null";

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
    load: async (runId) => [...(rows.get(runId) ?? [])],
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

/** Stands where a string of an input was cut. */
export const cutMark = "… [cut]";

/**
 * An input whose JSON is too long, with its longest strings cut to the same length: it still has the shape of its schema, so
 * that invariants can be checked over it. What is long without its strings is cut as text.
 */
export function cutInput(json: string, most: number): unknown {
  const lengths: number[] = [];
  JSON.parse(json, (_key, value) => {
    if (typeof value === "string") lengths.push(value.length);
  });
  const room = most - (json.length - lengths.reduce((sum, length) => sum + length, 0));
  if (room <= 0) return json.slice(0, most) + cutMark;
  const longest = longestThatFits(lengths, room);
  return JSON.parse(json, (_key, value) =>
    typeof value === "string" && value.length > longest ? value.slice(0, longest) + cutMark : value,
  );
}

/** The length at which strings are cut so that all of them together fit: short ones leave their room to the others. */
function longestThatFits(lengths: readonly number[], room: number): number {
  let left = room;
  for (const [at, length] of lengths.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (lengths.length - at));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}
