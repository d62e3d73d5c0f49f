import { randomUUID } from "node:crypto";
import { createTurn, type ModelChooser, type RunLimits, type Turn } from "#kernel";
import type { Language } from "#protocol";

export interface OwnTurnOptions {
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
}

/** A turn for a question that no user message began: a document of a run, a plan for a goal. It is forgotten with the run. */
export function createOwnTurn(about: string, { models, limits, language, signal }: OwnTurnOptions): Promise<Turn> {
  return createTurn({
    id: randomUUID(),
    sessionId: about,
    agent: "inspect",
    language,
    startedAt: Date.now(),
    models,
    limits,
    ...(signal === undefined ? {} : { signal }),
  });
}
