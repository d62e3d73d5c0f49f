import { randomUUID } from "node:crypto";
import {
  type CircuitBreaker,
  createCircuitBreaker,
  createRun,
  type ModelChooser,
  type Run,
  type RunLimits,
} from "#kernel";
import type { Language } from "#protocol";
import { type JihwiError, toJihwiError } from "#protocol";
import type { Store } from "#store";
import { keepRun, type TurnListener } from "#turns";
import type { ModelsFor } from "../runs/inspect-item.ts";
import { createDocumentJudge, createModelAsk, createModelJudge } from "./model-judge.ts";

interface ModelsForOptions extends Omit<OwnRunOptions, "signal" | "breaker"> {
  /** Where the runs are kept as traces. */
  readonly store: Store;
  readonly listener?: Pick<TurnListener, "kept"> | undefined;
  /** Told of a trace that could not be kept; the verdicts stand without it. */
  readonly onUnkept: (document: string, error: JihwiError) => void;
}

/** A model that failed a document is tried again after this long: an inspection may run for hours. */
const coolDownMs = 5 * 60_000;

/** Gives each document of an inspection a run of its own, so that time limits and budgets count for a document. */
export function createModelsFor({ store, listener, onUnkept, ...options }: ModelsForOptions): ModelsFor {
  const breaker = createCircuitBreaker(coolDownMs);
  return async (document, signal) => {
    const run = await createOwnRun({ ...options, signal, breaker });
    return {
      judgeProse: createModelJudge(run),
      judgeDocument: createDocumentJudge(run),
      ask: createModelAsk(run),
      end: () =>
        keepRun(run, store, { title: document, input: { document }, listener }).catch((thrown: unknown) =>
          onUnkept(document, toJihwiError(thrown)),
        ),
    };
  };
}

export interface OwnRunOptions {
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
  /** Shared by the documents of one inspection, so that none waits for a model that has just failed another. */
  readonly breaker?: CircuitBreaker | undefined;
}

/** A run for a question that no user message began: a document of an inspection, a plan for a goal. */
export function createOwnRun(options: OwnRunOptions): Promise<Run> {
  return createRun({ id: `inspection_${randomUUID()}`, agent: "inspect", startedAt: Date.now(), ...options });
}
