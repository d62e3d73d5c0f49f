import { z } from "zod";
import type { Agent, AgentRequest, ModelChooser } from "#kernel";
import type { ResolvedModel } from "#models";
import type { ConversationSeen } from "#protocol";
import type { Store, StoredTurn } from "#store";
import type { TurnInput } from "../turn-input.ts";
import { type ScoreTexts, showConversation } from "./read-conversation.ts";

export interface ConversationServices {
  readonly store: Store;
  readonly models: SessionModels;
  /** Finds the messages that speak of a question among those that are not told whole; none are quoted where it is left out. */
  readonly findOlder?: ScoreTexts;
}

/** What an agent is asked in a turn: the question, and what its model has room for of the branch that leads to it. */
export async function requestFor(
  agent: Agent,
  { sessionId }: StoredTurn,
  { text, userMessageId: questionId, model, options }: TurnInput,
  services: ConversationServices,
): Promise<{ readonly request: AgentRequest<unknown>; readonly seen: ConversationSeen }> {
  const writer = modelsOf(services.models, model).forRole("respond");
  const { history, summary, seen } = await showConversation(services, { sessionId, questionId, text }, writer);
  return { request: { text, options: z.parse(agent.options, options), history, summary }, seen };
}

/** Models by role, and any model by its written name where a session has one of its own. */
export interface SessionModels extends ModelChooser {
  /** Null for `rules`. */
  named?(written: string): ResolvedModel | null;
}

/** The models of a turn: the session's own for every role, else those of the settings. */
export function modelsOf(models: SessionModels, own: string | null): ModelChooser {
  const { named } = models;
  if (own === null || named === undefined) return models;
  return { forRole: () => named(own) };
}
