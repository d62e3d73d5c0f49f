import type { ModelsFor } from "../runs/inspect-item.ts";
import { createModelAsk, createModelJudge } from "./model-judge.ts";
import { createOwnTurn, type OwnTurnOptions } from "./own-turn.ts";

export interface ModelsForOptions extends Omit<OwnTurnOptions, "signal"> {
  readonly votes: number;
}

/** Gives each document of a run a turn of its own, so that time limits and budgets count for a document, not for the run. */
export function createModelsFor({ votes, ...options }: ModelsForOptions): ModelsFor {
  return async (document, signal) => {
    const turn = await createOwnTurn(document, { ...options, signal });
    return { judgeProse: createModelJudge(turn, votes), ask: createModelAsk(turn) };
  };
}
