import { hash } from "node:crypto";
import type { ResolvedModel } from "#models";
import type { DataParts, JihwiChunk, Language } from "#protocol";
import { type Budget, type BudgetLimits, createBudget } from "./budget.ts";
import { createMemoryJournal, type Journal, type JournalPort, openJournal } from "./journal.ts";
import type { OwnWeights } from "./prompt.ts";
import type { StepRole } from "./step.ts";

export interface TurnLimits extends BudgetLimits {
  /** Time limit of one model call. */
  readonly stepMs: number;
  /** Further attempts after a rate limit or a failure that may pass. */
  readonly retries: number;
}

/** Chooses a model for a role; null means that the rule executes. */
export interface ModelChooser {
  forRole(role: StepRole): ResolvedModel | null;
}

/**
 * One user message and all that answers it. A turn reads the clock, randomness and settings here, so that a second run
 * of a turn that was cut off takes the same way.
 */
export interface Turn {
  readonly id: string;
  readonly sessionId: string;
  readonly agent: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly signal: AbortSignal;
  readonly models: ModelChooser;
  readonly limits: TurnLimits;
  readonly budget: Budget;
  readonly weights: OwnWeights;
  readonly journal: Journal;
  /** When the turn began: the only "now" an agent may know. */
  now(): Date;
  /** Deterministic for a turn. */
  random(): number;
  emit(chunk: JihwiChunk): void;
  notice(kind: DataParts["notice"]["kind"], text: DataParts["notice"]["text"]): Promise<void>;
}

export interface TurnOptions {
  readonly id: string;
  readonly sessionId: string;
  readonly agent: string;
  readonly language: Language;
  readonly startedAt: number;
  readonly models: ModelChooser;
  readonly timeZone?: string;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<TurnLimits>;
  /** What the house taught its rules itself; the shipped rules unless it is given. */
  readonly weights?: OwnWeights;
  readonly journal?: JournalPort;
  readonly emit?: (chunk: JihwiChunk) => void;
}

export const defaultLimits: TurnLimits = { stepMs: 60_000, turnMs: 300_000, tokens: null, usd: null, retries: 2 };

export async function createTurn(options: TurnOptions): Promise<Turn> {
  const limits = { ...defaultLimits, ...options.limits };
  const journal = await openJournal(options.id, options.journal ?? createMemoryJournal());
  const budget = createBudget(limits);
  for (const entry of journal.entries()) budget.spend(entry.usage, entry.cost);
  const emit = options.emit ?? (() => {});
  return {
    id: options.id,
    sessionId: options.sessionId,
    agent: options.agent,
    language: options.language,
    timeZone: options.timeZone ?? machineTimeZone(),
    signal: options.signal ?? new AbortController().signal,
    models: options.models,
    limits,
    budget,
    weights: options.weights ?? (() => undefined),
    journal,
    now: () => new Date(options.startedAt),
    random: seededRandom(options.id),
    emit,
    async notice(kind, text) {
      const slot = journal.slot("notice", kind, text);
      emit({ type: "data-notice", id: `notice-${slot.key}`, data: { kind, text } });
      if (!slot.finished) await slot.record({ status: "finished", output: text });
    },
  };
}

let zone: string | undefined;

/** Asked once: the answer costs as much as a step. */
function machineTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

/** Mulberry32, seeded by the turn's id. */
function seededRandom(seed: string): () => number {
  let state = Number.parseInt(hash("sha256", seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
