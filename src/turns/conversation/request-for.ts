import { z } from "zod";
import type { Agent, AgentRequest, ModelChooser, Turn } from "#kernel";
import type { ResolvedModel } from "#models";
import { conversationSeenSchema } from "#protocol";
import type { Store, StoredTurn } from "#store";
import type { TurnInput } from "../turn-input.ts";
import { type ScoreTexts, showConversation } from "./read-conversation.ts";

export interface ConversationServices {
  readonly store: Store;
  readonly models: SessionModels;
  /** Finds the messages that speak of a question among those that are not told whole; none are quoted where it is left out. */
  readonly findOlder?: ScoreTexts;
}

const messageSchema = z.object({ role: z.enum(["user", "assistant"]), text: z.string() });

/** What an agent is asked in a turn: the question, and what its model has room for of the branch before it. A turn that is resumed sends what it had decided. */
export async function requestFor(
  agent: Agent,
  { sessionId }: StoredTurn,
  { text, userMessageId: questionId, model, options }: TurnInput,
  services: ConversationServices,
  turn?: Turn,
): Promise<AgentRequest<unknown>> {
  const writer = modelsOf(services.models, model).forRole("respond");
  const { seen, ...shown } = await showConversation(services, { sessionId, questionId, text }, writer);
  const asked = { text, options: z.parse(agent.options, options) };
  if (turn === undefined || seen.messages === 0) return { ...asked, ...shown };
  // A row of an earlier version holds what was seen alone.
  const history = z.array(messageSchema).default([...shown.history]);
  const told = conversationSeenSchema.extend({ history, summary: z.string().default(shown.summary) });
  const decided = await turn.once("conversation", told, async () => told.parse({ ...seen, ...shown }));
  return { ...asked, history: decided.history, summary: decided.summary };
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
