import { hash } from "node:crypto";
import { z } from "zod";
import { costOf, type ResolvedModel, roleNames } from "#models";
import {
  type ApprovalState,
  type DataParts,
  dataPartSchemas,
  describeIssues,
  type JihwiChunk,
  type Language,
  type Localized,
  type SchemaOf,
  toJihwiError,
} from "#protocol";
import { kernelFailure } from "./failure.ts";
import { createMemoryJournal, type Journal, type JournalPort, openJournal } from "./journal.ts";
import {
  type Budget,
  type BudgetLimits,
  type CircuitBreaker,
  createBudget,
  createCircuitBreaker,
  estimateUsage,
} from "./limits.ts";
import { createReader, shownPart } from "./projection.ts";
import type { CorrectedValue, OwnWeights, StepRole } from "./step.ts";

export interface RunLimits extends BudgetLimits {
  /** Time limit of one model call; for a text that streams, of its silence. */
  readonly stepMs: number;
  /** Further attempts after a rate limit or a failure that may pass. */
  readonly retries: number;
}

/** Chooses a model for a role; null means that the rule executes. */
export interface ModelChooser {
  forRole(role: StepRole): ResolvedModel | null;
}

/** Whether a step is decided by its rule although a model is there. `ruled` asks the rule: its output is what would be taken. */
export type PrefersRule = (step: string, input: unknown, ruled: () => Promise<unknown>) => boolean | Promise<boolean>;

/** A tool that wants to run, as a person is asked about it. */
export interface ApprovalRequest {
  /** Tells the requests of one run apart. */
  readonly id: string;
  readonly runId: string;
  readonly tool: string;
  readonly title: Localized;
  readonly arguments: unknown;
  /** Why a person is asked even where the tool was allowed always; null where a standing decision is enough. */
  readonly caution: Localized | null;
  /** How long the run can wait for an answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Decides whether a tool may run. `asked` is called when a person has to be asked, so that the reader sees the question. */
export type Approve = (request: ApprovalRequest, asked: () => Promise<void>) => Promise<ApprovalState>;

/** What a user says that a decision should have been: the nth one of a step, in a run that is done again. */
export interface Correction {
  readonly step: string;
  readonly nth: number;
  readonly expect: CorrectedValue;
}

/**
 * What steps, tools and judges need. A run reads the clock, randomness and settings here, and keeps what it does in its
 * journal, so that a run that was cut off takes the same way again without doing anything twice.
 */
export interface Run {
  readonly id: string;
  /** Who runs: an agent, or a room such as `documents`. */
  readonly agent: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly signal: AbortSignal;
  readonly models: ModelChooser;
  readonly limits: RunLimits;
  readonly budget: Budget;
  readonly breaker: CircuitBreaker;
  readonly weights: OwnWeights;
  readonly prefersRule: PrefersRule;
  readonly corrections: readonly Correction[];
  readonly journal: Journal;
  /** Decides whether a tool that needs leave may run. */
  readonly approve: Approve;
  /** When the run began: the only "now" that its code may know. */
  now(): Date;
  /** Deterministic for a run. */
  random(): number;
  /** Any effect, such as a write: done once, and recalled by a run that is resumed. `input` tells calls of one name apart. */
  once<Output>(name: string, schema: SchemaOf<Output>, work: () => Promise<Output>, input?: unknown): Promise<Output>;
  /** Says words of the code's own to the reader. */
  say(text: string): void;
  /**
   * Shows a value to the reader: `sources`, `citations`, or a result that the agent's page knows. The same kind and id
   * replaces. Throws where a value does not fit its kind or is no JSON.
   */
  show(kind: string, value: unknown, id?: string): void;
  /** Tells the reader something at this place, once. */
  notice(kind: DataParts["notice"]["kind"], text: DataParts["notice"]["text"]): void;
}

/** One user message and all that answers it: a run with a session. */
export interface Turn extends Run {
  readonly sessionId: string;
}

export interface RunOptions {
  readonly id: string;
  readonly agent: string;
  readonly language: Language;
  readonly startedAt: number;
  readonly models: ModelChooser;
  readonly timeZone?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly limits?: Partial<RunLimits> | undefined;
  /** What the app taught its rules itself; the shipped rules unless it is given. */
  readonly weights?: OwnWeights | undefined;
  readonly prefersRule?: PrefersRule | undefined;
  /** Decisions that are not to be taken anew. */
  readonly corrections?: readonly Correction[] | undefined;
  readonly journal?: JournalPort | undefined;
  /** A part of the run that recalls its own rows only, such as what follows an answer; it may look at all of them. */
  readonly phase?: string | undefined;
  /** Shared with other runs that ask the same models; one of its own unless it is given. */
  readonly breaker?: CircuitBreaker | undefined;
  /** Asks a person, or knows what was decided; nothing that needs leave is allowed unless it is given. */
  readonly approve?: Approve | undefined;
  /** The reader: gets the projection of each row, and texts as they are written. */
  readonly emit?: ((chunk: JihwiChunk) => void) | undefined;
}

export interface TurnOptions extends RunOptions {
  readonly sessionId: string;
}

export const defaultLimits: RunLimits = { stepMs: 60_000, turnMs: 300_000, tokens: null, usd: null, retries: 2 };

/** Opens a run: new, or resumed where its journal has rows. */
export async function createRun(options: RunOptions): Promise<Run> {
  const { id, agent } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const reader = options.emit === undefined ? undefined : createReader(options.emit);
  const journal = await openJournal(id, options.journal ?? createMemoryJournal(), reader, options.phase);
  const budget = createBudget(limits);
  const breaker = options.breaker ?? createCircuitBreaker();
  for (const entry of journal.entries()) {
    const { usage, cost, prompt, output, executor, fallbackFrom, error, attempts } = entry;
    const estimated = usage && estimateUsage(usage, prompt, output, attempts);
    const price = () => modelNamed(fallbackFrom ?? executor, options.models)?.price ?? null;
    budget.spend(estimated, cost ?? (estimated && costOf(price(), estimated)));
    if (fallbackFrom !== null && error !== null && attempts > 0) breaker.failed(fallbackFrom, error);
  }
  const told = new Set<string>();
  return {
    id,
    agent,
    language: options.language,
    timeZone: options.timeZone ?? machineTimeZone(),
    signal: options.signal ?? new AbortController().signal,
    models: options.models,
    limits,
    budget,
    breaker,
    weights: options.weights ?? (() => undefined),
    prefersRule: options.prefersRule ?? (() => false),
    corrections: options.corrections ?? [],
    journal,
    approve: options.approve ?? (async () => "nobody"),
    now: () => new Date(options.startedAt),
    random: seededRandom(Number.parseInt(hash("sha256", id).slice(0, 8), 16)),
    async once(name, schema, work, input = null) {
      const slot = journal.slot("effect", name, input);
      if (slot.finished) return z.parse(schema, slot.finished.output);
      let output: z.output<typeof schema>;
      try {
        output = z.parse(schema, await work());
      } catch (thrown) {
        slot.note({ status: "failed", output: null, error: toJihwiError(thrown).toRecord() });
        throw thrown;
      }
      await slot.record({ status: "finished", output });
      return output;
    },
    say(text) {
      if (text.trim() === "") return;
      const slot = journal.slot("say", agent, text);
      if (slot.finished === null) slot.note({ status: "finished", output: null, shown: text });
    },
    show(kind, value, showId) {
      const shown = { name: `${agent}.${kind}`, input: showId ?? null, output: value };
      refuseUnreadable(kind, () => JSON.stringify(shownPart(shown)));
      const slot = journal.slot("show", shown.name, shown.input);
      if (slot.finished === null) slot.note({ status: "finished", output: value });
    },
    notice(kind, text) {
      refuseUnreadable("notice", () => dataPartSchemas.notice.parse({ kind, text }));
      const words = `${kind}\n${text.ko}\n${text.en}`;
      if (told.has(words)) return;
      told.add(words);
      const slot = journal.slot("notice", kind, text);
      if (slot.finished === null) slot.note({ status: "finished", output: text });
    },
  };
}

/** A row that is noted stays: what no reader could be shown and no store keep must not become one. */
function refuseUnreadable(kind: string, read: () => unknown): void {
  try {
    read();
  } catch (thrown) {
    const why = thrown instanceof z.ZodError ? describeIssues(thrown) : { ko: String(thrown), en: String(thrown) };
    throw kernelFailure("unfit-to-show", { kind, why }, { cause: thrown });
  }
}

function modelNamed(id: string | null, models: ModelChooser): ResolvedModel | null {
  const known = roleNames.filter((role) => role !== "embed").map((role) => models.forRole(role));
  return known.find((model) => model?.id === id) ?? null;
}

/** Opens a turn: a run with a session. */
export async function createTurn({ sessionId, ...options }: TurnOptions): Promise<Turn> {
  return { ...(await createRun(options)), sessionId };
}

let zone: string | undefined;

/** Asked once: the answer costs as much as a step. */
function machineTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** Mulberry32: the same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
