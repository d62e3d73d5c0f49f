import { randomUUID } from "node:crypto";
import type { ModelChooser, TurnLimits } from "#kernel";
import type { Language } from "#protocol";
import type { ModelsFor } from "../bulk/inspect-item.ts";

export interface ModelsForOptions {
  readonly models: ModelChooser;
  readonly limits: Partial<TurnLimits>;
  readonly language: Language;
  readonly votes: number;
}

/** Gives each document of a run a turn of its own, so that time limits and budgets count for a document, not for the run. */
export function createModelsFor({ models, limits, language, votes }: ModelsForOptions): ModelsFor {
  return async (document, signal) => {
    const [{ createTurn }, { createModelAsk, createModelJudge }] = await Promise.all([
      import("#kernel"),
      import("./model-judge.ts"),
    ]);
    const turn = await createTurn({
      id: randomUUID(),
      sessionId: document,
      agent: "inspect",
      language,
      startedAt: Date.now(),
      models,
      limits,
      ...(signal === undefined ? {} : { signal }),
    });
    return { judgeProse: createModelJudge(turn, votes), ask: createModelAsk(turn) };
  };
}
