import { createCircuitBreaker } from "#kernel";
import { type JihwiError, toJihwiError } from "#protocol";
import type { Store } from "#store";
import { keepRun, type TurnListener } from "#turns";
import type { ModelsFor } from "../runs/inspect-item.ts";
import { createDocumentJudge } from "./document-judge.ts";
import { createModelAsk, createModelJudge } from "./model-judge.ts";
import { createOwnRun, type OwnRunOptions } from "./own-run.ts";

export interface ModelsForOptions extends Omit<OwnRunOptions, "signal" | "breaker"> {
  readonly votes: number;
  /** Where the runs are kept as traces. */
  readonly store: Store;
  readonly listener?: Pick<TurnListener, "kept"> | undefined;
  /** Told of a trace that could not be kept; the verdicts stand without it. */
  readonly onUnkept: (document: string, error: JihwiError) => void;
}

/** A model that failed a document is tried again after this long: an inspection may run for hours. */
const coolDownMs = 5 * 60_000;

/** Gives each document of an inspection a run of its own, so that time limits and budgets count for a document. */
export function createModelsFor({ votes, store, listener, onUnkept, ...options }: ModelsForOptions): ModelsFor {
  const breaker = createCircuitBreaker(coolDownMs);
  return async (document, signal) => {
    const run = await createOwnRun({ ...options, signal, breaker });
    return {
      judgeProse: createModelJudge(run, votes),
      judgeDocument: createDocumentJudge(run),
      ask: createModelAsk(run),
      end: () =>
        keepRun(run, store, { title: document, input: { document }, listener }).catch((thrown: unknown) =>
          onUnkept(document, toJihwiError(thrown)),
        ),
    };
  };
}
